import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runShell } from '../run-shell.ts';
import { readYaml } from './read-yaml.ts';

const { ollama, 'ollama-pull': pull, api } = readYaml('docker-compose.yml')[0].services;

/** Runs the command of the service that pulls, with a stand-in for Ollama that lacks one model. */
function pullAll(models: string) {
  const folder = mkdtempSync(join(tmpdir(), 'spatula-ollama-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'ollama'), '#!/bin/bash\necho "$*"\n[ "$2" != missing ]\n');
  chmodSync(join(folder, 'ollama'), 0o755);
  const [shell, flag, script] = pull.entrypoint;
  expect([shell, flag]).toEqual(['sh', '-c']);
  // Compose makes one dollar of two.
  writeFileSync(join(folder, 'script'), script.replaceAll('$$', '$'));
  return runShell('sh script', { cwd: folder, programs: folder, env: { MODEL: models } });
}

it('the profile ollama pulls every model of MODEL, in their order', async () => {
  const { exitCode, stdout } = await pullAll('llama3.2:3b, qwen3:4b');
  expect([exitCode, stdout]).toEqual([0, 'pull llama3.2:3b\npull qwen3:4b\n']);
});

it('the profile ollama tries again after a model that could not be pulled', async () => {
  expect((await pullAll('missing,qwen3:4b')).exitCode).not.toBe(0);
  expect(pull.restart).toBe('on-failure');
});

it('the profile ollama pulls with the program that serves, once that is ready, and the API waits for neither', () => {
  expect(pull.image).toBe(ollama.image);
  expect(pull.depends_on).toEqual({ ollama: { condition: 'service_healthy' } });
  expect(ollama.healthcheck.test).toEqual(['CMD', 'ollama', 'list']);
  expect(pull.environment.OLLAMA_HOST).toBe('http://ollama:11434');
  expect(Object.keys(api.depends_on)).toEqual(['valkey']);
});
