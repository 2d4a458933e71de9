import { networkFailure } from './recipe-failure.ts';

/** The API sends a byte at least every 10 seconds once its answer has begun. After three times that, it is gone. */
const SILENCE_MS = 30_000;

/**
 * Reads the body of an answer. Throws a RecipeFailure when the connection breaks or falls silent: silence is the only
 * sign of a server that has lost its power. The caller closes the connection.
 */
export async function* bytesUntilSilence(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await beforeSilence(reader.read());
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw networkFailure(error, 'cut');
  }
}

function beforeSilence<Read>(reading: Promise<Read>): Promise<Read> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`the answer was silent for ${SILENCE_MS / 1000} seconds`));
    }, SILENCE_MS);
    reading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
