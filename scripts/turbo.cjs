// `turbo` tells its maker how it is used, and every newcomer that it does, unless these are set. A package script
// cannot set them in a way that every shell understands.
process.env.TURBO_TELEMETRY_DISABLED = '1';
process.env.DO_NOT_TRACK = '1';
// Development is the one command that serves: turbo.json says which of its tasks gets the credentials.
if (process.argv[2] !== 'dev') require('./hide-credentials.cjs');
require('turbo');
