// Only the server needs credentials. Builds, checks and tests run the code of many packages, so they get none.
for (const name of Object.keys(process.env)) {
  if (/TOKEN|KEY|SECRET|PASSWORD|REDIS_URL/i.test(name)) delete process.env[name];
}
