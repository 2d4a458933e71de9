// Only what serves needs a credential: what builds, checks and tests runs the code of many packages, and sees none.
for (const name of Object.keys(process.env)) {
  if (/TOKEN|KEY|SECRET|PASSWORD|REDIS_URL/i.test(name)) delete process.env[name];
}
