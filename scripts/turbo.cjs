// Without these variables `turbo` reports its use to its maker, and prints so at the first run. They are set here, since
// a package script cannot set them in a way that every shell understands.
process.env.TURBO_TELEMETRY_DISABLED = '1';
process.env.DO_NOT_TRACK = '1';
// Only development serves: turbo.json names the tasks of it that get the credentials.
if (process.argv[2] !== 'dev') require('./hide-credentials.cjs');
require('turbo');
