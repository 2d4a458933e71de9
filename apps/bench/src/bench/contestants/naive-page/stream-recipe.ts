/** Asks for a recipe and hands over each piece as it comes. */
export async function streamRecipe(
  ingredients: readonly string[],
  onPiece: (piece: string) => void,
): Promise<void> {
  const answer = await fetch('/recipe', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ ingredients }),
  });
  if (!answer.body) return;
  let unread = '';
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    const events = (unread + text).split('\n\n');
    unread = events.pop() ?? '';
    for (const event of events) {
      const data = JSON.parse(event.slice(event.indexOf('data: ') + 6));
      if (data.text) onPiece(data.text);
    }
  }
}
