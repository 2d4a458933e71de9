import request from 'supertest';
import { expect, test } from 'vitest';
import { chefSaying, createTestApp } from '../test-app.ts';

test('a recipe comes as JSON, with the model that cooked it', async () => {
  const { app } = createTestApp(chefSaying('# Frit', 'tata'));
  const res = await request(app)
    .post('/recipe')
    .send({ ingredients: ['eggs'] });
  expect(res.status).toBe(200);
  expect(res.body).toEqual({ recipe: '# Frittata', model: 'test-model', truncated: false });
});

test('a recipe comes as events where the request says so', async () => {
  const { app } = createTestApp(chefSaying('# Frit', 'tata'));
  const res = await request(app)
    .post('/recipe')
    .set('Accept', 'text/event-stream')
    .send({ ingredients: ['eggs'] });
  expect(res.status).toBe(200);
  expect(res.text).toBe(
    'event: text\ndata: {"text":"# Frittata"}\n\nevent: done\ndata: {"model":"test-model","truncated":false}\n\n',
  );
});
