/** The cuisines a list can point to, and what a dish is called after them. */
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
