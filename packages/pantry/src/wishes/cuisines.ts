import { NOT_BEFORE, said, type Taste } from './taste.ts';

const cuisine = (name: string, words: string, cuisines: readonly string[]): Taste => ({
  ...{ name, words: said(`${NOT_BEFORE}(?:${words})`), cuisines, isSoft: true },
});

/** Wishes for the cooking of several countries, or for one that has several names. */
const GROUPS = [
  cuisine('Asian', 'asian|oriental', [
    ...['Chinese', 'Japanese', 'Korean', 'Thai', 'Vietnamese', 'Filipino', 'Indonesian', 'Singaporean'],
  ]),
  cuisine('Mediterranean', 'mediterranean', [
    ...['Italian', 'Greek', 'Spanish', 'Lebanese', 'Turkish', 'Tunisian', 'Moroccan', 'Portuguese'],
  ]),
  cuisine('Middle Eastern', 'middle[- ]eastern|arab(?:ic|ian)?|persian', [
    ...['Lebanese', 'Syrian', 'Palestinian', 'Israeli', 'Turkish', 'Egyptian', 'Iranian'],
  ]),
  cuisine(
    'African',
    '(?:west |east |north |south )?african|(?:sierra leone|ghana|senegal|liberia|congo|cameroo|kenya|gambia|uganda|tanzania)\\p{L}*',
    [
      ...[
        'African',
        'North African',
        'Moroccan',
        'Tunisian',
        'Ethiopian',
        'Nigerian',
        'Ghanaian',
        'Kenyan',
        'Senegalese',
        'South African',
        'West African',
      ],
    ],
  ),
  cuisine('Latin American', 'latin(?:[- ]american)?|south american', [
    ...['Mexican', 'Cuban', 'Brazilian', 'Peruvian', 'Argentine', 'Venezuelan', 'Puerto Rican'],
  ]),
  cuisine('Mexican', 'mexican|tex[- ]?mex', ['Mexican', 'Tex-Mex']),
  cuisine('Caribbean', 'caribbean|jamaican|trinidad(?:ian)?|bajan', [
    'Caribbean',
    'Cuban',
    'Jamaican',
    'Puerto Rican',
  ]),
  cuisine('Italian', 'italian|sicilian|ligurian|tuscan|roman|venetian|neapolitan', [
    'Italian',
    'Italian-American',
  ]),
  cuisine('British', 'british|english|scottish|welsh', ['British', 'English', 'Scottish']),
  cuisine('Belgian', 'belgian|flemish', ['Belgian', 'Flemish', 'French']),
  cuisine('Czech', 'czech|bohemian?|moravian?|slovak(?:ian)?', ['Czech', 'Austrian', 'German']),
  cuisine('Spanish', 'spanish|tapas', ['Spanish']),
  cuisine('Scandinavian', 'scandinavian?|nordic|danish|norwegian|finnish', [
    'Scandinavian',
    'Danish',
    'Swedish',
    'Norwegian',
  ]),
  cuisine('Cajun', 'cajun|creole', ['Cajun', 'Creole']),
  cuisine('American', 'american|southern|soul food', ['American', 'Cajun', 'Creole', 'Tex-Mex', 'Hawaiian']),
];

/** Cuisines of the cookbook that people wish for by their own name. */
const NAMES = [
  ...['French', 'Indian', 'Chinese', 'Greek', 'Japanese', 'Thai', 'Lebanese', 'German', 'Korean', 'Irish'],
  ...[
    'Ukrainian',
    'Tunisian',
    'Russian',
    'Nigerian',
    'Moroccan',
    'Filipino',
    'Cuban',
    'Brazilian',
    'Vietnamese',
  ],
  ...[
    'Sri Lankan',
    'Turkish',
    'Iranian',
    'Polish',
    'Indonesian',
    'Portuguese',
    'Hungarian',
    'Ethiopian',
    'Peruvian',
  ],
  ...['Jewish', 'Hawaiian', 'Austrian', 'Swedish', 'Argentine', 'Canadian', 'Israeli'],
];

/** Countries in which people have eaten a dish, and the cuisines of the cookbook that are theirs. */
const COUNTRIES: Readonly<Record<string, string>> = {
  ...{
    france: 'French',
    india: 'Indian',
    china: 'Chinese',
    greece: 'Greek',
    japan: 'Japanese',
    spain: 'Spanish',
  },
  ...{ thailand: 'Thai', lebanon: 'Lebanese', germany: 'German', korea: 'Korean', ireland: 'Irish' },
  ...{
    ukraine: 'Ukrainian',
    tunisia: 'Tunisian',
    russia: 'Russian',
    nigeria: 'Nigerian',
    morocco: 'Moroccan',
  },
  ...{
    'the philippines': 'Filipino',
    cuba: 'Cuban',
    brazil: 'Brazilian',
    vietnam: 'Vietnamese',
    iran: 'Iranian',
  },
  ...{
    poland: 'Polish',
    indonesia: 'Indonesian',
    portugal: 'Portuguese',
    hungary: 'Hungarian',
    peru: 'Peruvian',
  },
  ...{
    ethiopia: 'Ethiopian',
    austria: 'Austrian',
    sweden: 'Swedish',
    argentina: 'Argentine',
    israel: 'Israeli',
  },
  ...{ italy: 'Italian', mexico: 'Mexican', ghana: 'Ghanaian', senegal: 'Senegalese', egypt: 'Egyptian' },
};

/** Words before a country that tell of a meal there. */
const EATEN = String.raw`(?:\b(?:had|have|ate|eat|eaten|got|get|tried|tasted|made|make|cooked|served) (?:\p{L}+ ){0,4}(?:in|from)|\bholidays? (?:in|to)|\blike (?:\p{L}+ ){0,2}in) `;

/** A country in which somebody has eaten a dish. */
export const COUNTRY = new RegExp(`(?:${Object.keys(COUNTRIES).join('|')})(?!\\p{L})`, 'u');

/** Wishes for the cooking of a country, or of several. */
export const CUISINES: readonly Taste[] = [
  ...GROUPS,
  ...NAMES.map((name) => cuisine(name, name.toLowerCase(), [name])),
  ...Object.entries(COUNTRIES).map(([country, name]) => cuisine(name, `(?<=${EATEN})${country}`, [name])),
];
