import type { FoodEntry } from './food.ts';

export const PULSES: readonly FoodEntry[] = [
  { name: 'tofu', kind: 'tofu', weighs: { each: 300 }, varieties: ['firm tofu', 'extra firm tofu'], names: ['bean curd', 'queso de soja'] },
  { name: 'silken tofu', kind: 'tofu', weighs: { each: 300 }, isUnlikeOthers: true, varieties: ['soft tofu'], names: ['seidentofu'] },
  { name: 'tempeh', kind: 'tofu', names: ['tempe'] },
  { name: 'seitan', kind: 'tofu', allergens: ['gluten'], without: ['soy'], names: ['seitán de trigo'] },
  { name: 'vital wheat gluten', kind: 'flour', varieties: ['wheat gluten'], names: ['gluten de trigo'] },
  { name: 'chickpeas', plural: 'chickpeas', kind: 'legume', short: 'chickpea', weighs: { can: 240 }, varieties: ['garbanzo bean', 'garbanzo', 'chick pea'], names: ['chana', 'pois chiche'] },
  { name: 'kidney beans', plural: 'kidney beans', kind: 'legume', short: 'kidney bean', weighs: { can: 240 }, varieties: ['red kidney bean', 'red bean', 'chili bean'], names: ['chilli bean', 'bean in chili sauce', 'rajma', 'haricot rouge', 'frijole rojo', 'kidneybohnen'] },
  { name: 'black beans', plural: 'black beans', kind: 'legume', short: 'black bean', weighs: { can: 240 }, varieties: ['pinto bean'], names: ['frijole negro', 'frijole'] },
  { name: 'white beans', plural: 'white beans', kind: 'legume', short: 'white bean', weighs: { can: 240 }, varieties: ['cannellini bean', 'butter bean', 'navy bean', 'great northern bean', 'haricot bean', 'lima bean', 'borlotti bean', 'cannellini', 'bean', 'haricot'], names: ['haricot blanc', 'weisse bohnen', 'fagioli', '🫘', 'borlotti'] },
  { name: 'baked beans', plural: 'baked beans', kind: 'legume', short: 'baked bean', weighs: { can: 400 }, isUnlikeOthers: true, names: ['alubias con tomate'] },
  { name: 'black-eyed peas', plural: 'black-eyed peas', kind: 'legume', short: 'black-eyed pea', weighs: { can: 240 },  names: ['black eyed bean', 'cowpea', 'niebe'] },
  { name: 'lentils', plural: 'lentils', kind: 'pulse', short: 'lentil', weighs: { cup: 192 }, varieties: ['brown lentil', 'green lentil'], names: ['daal', 'dahl', 'lentille', 'lentille du puy', 'puy lentil'] },
  { name: 'mung bean', plural: 'mung beans', kind: 'pulse', names: ['маш'] },
  { name: 'red lentils', plural: 'red lentils', kind: 'pulse', short: 'red lentil', weighs: { cup: 192 }, varieties: ['dal'], names: ['dhal', 'masoor dal', 'masoor', 'red split lentil', 'split red lentil'] },
  { name: 'split peas', plural: 'split peas', kind: 'pulse', short: 'split pea', weighs: { cup: 197 }, varieties: ['yellow split pea', 'toor dal'], names: ['bengal gram', 'pois casse', 'green split pea'] },
  { name: 'soybeans', plural: 'soybeans', kind: 'legume', short: 'soybean', weighs: { cup: 186 }, allergens: ['soy'], isUnlikeOthers: true, names: ['soya bean', 'soy bean'] },
  { name: 'fava beans', plural: 'fava beans', kind: 'legume', short: 'fava bean', weighs: { can: 240 }, varieties: ['fava'], names: ['ful'] },
  { name: 'gungo peas', plural: 'gungo peas', kind: 'legume', short: 'gungo pea', weighs: { can: 240 },  names: ['gandules'] },
  { name: 'yellow lentils', plural: 'yellow lentils', kind: 'pulse', short: 'yellow lentil', weighs: { cup: 192 }, sortOf: 'red lentils', varieties: ['moong dal'], names: ['mung dal'] },
  { name: 'black lentils', plural: 'black lentils', kind: 'pulse', short: 'black lentil', weighs: { cup: 192 }, sortOf: 'lentils', varieties: ['beluga lentil', 'urad dal', 'urad', 'black gram'], names: ['whole urad'] },
];
