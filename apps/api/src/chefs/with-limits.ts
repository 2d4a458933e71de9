import { type Chef, ChefError } from './chef.ts';

/** A chef that cooks at most `max` recipes at once and answers `chef-busy` at once beyond that. */
export function withOpenLimit(chef: Chef, max: number): Chef & { readonly open: number } {
  let open = 0;
  return {
    model: chef.model,
    get open() {
      return open;
    },
    async *cook(request, options) {
      if (open >= max) {
        throw new ChefError(
          'chef-busy',
          'This server is cooking as many recipes as it can. Try again in a moment.',
          {
            retryAfter: 1,
            hint: `${max} recipes are open: raise MAX_OPEN_RECIPES or add replicas`,
          },
        );
      }
      open += 1;
      try {
        return yield* chef.cook(request, options);
      } finally {
        open -= 1;
      }
    },
  };
}

/** A chef whose recipe is cut, and called truncated, at `maxBytes` of text in UTF-8. */
export function withTextLimit(chef: Chef, maxBytes: number): Chef {
  return {
    model: chef.model,
    async *cook(request, options) {
      const recipe = chef.cook(request, options);
      let left = maxBytes;
      try {
        for (;;) {
          const next = await recipe.next();
          if (next.done) return next.value;
          const size = Buffer.byteLength(next.value);
          const text = size <= left ? next.value : cutAt(next.value, left);
          if (text || size === 0) yield text;
          if (size > left) return { truncated: true };
          left -= size;
        }
      } finally {
        await recipe.return({ truncated: true });
      }
    },
  };
}

/** The longest beginning of a text within `maxBytes` of UTF-8 that splits no character. */
function cutAt(text: string, maxBytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxBytes));
  return text.slice(0, read);
}
