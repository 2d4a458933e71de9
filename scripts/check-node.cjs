// This file is loaded before the scripts in TypeScript, so it must run on every Node on which pnpm runs.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `This runs on Node ${process.versions.node}, but needs 22.18 or newer: the install should have brought its own ` +
      '(the dependency "node"), so run "npx pnpm@12 rebuild node", or install a newer Node.\n',
  );
  process.exit(1);
}
