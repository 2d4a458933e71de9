/** The cuisines that foods and dishes belong to, and that a list can point to. */
export const CUISINES: Readonly<Record<string, string>> = {
  it: 'Italian',
  gr: 'Greek',
  es: 'Spanish',
  fr: 'French',
  us: 'American',
  mx: 'Mexican',
  me: 'Middle Eastern',
  in: 'Indian',
  th: 'Thai',
  cn: 'Chinese',
  jp: 'Japanese',
  kr: 'Korean',
  wa: 'West African',
};

/** Those that fry in another oil than that of olives. */
export const NO_OLIVE_OIL: ReadonlySet<string> = new Set(['mx', 'in', 'th', 'cn', 'jp', 'kr', 'wa']);
