/** A value that is made on the first use, so that the API starts at once. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Remembers answers, because lists often have the same lines. It forgets all of them when there are `most`, to bound its memory. */
export function remembered<Answer>(
  answerTo: (said: string) => Answer,
  most = 1000,
): (said: string) => Answer {
  const kept = new Map<string, { readonly answer: Answer }>();
  return (said) => {
    const known = kept.get(said) ?? { answer: answerTo(said) };
    if (kept.size >= most) kept.clear();
    kept.set(said, known);
    return known.answer;
  };
}
