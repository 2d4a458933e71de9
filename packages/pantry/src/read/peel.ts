/** Whether the words that name a citrus fruit mean only its peel. */
export const isPeel = (typed = ''): boolean => /\b(?:zest|peel|rind)\b/.test(typed);
