import { CURRY } from './dishes/curry.ts';
import { DRINK } from './dishes/drink.ts';
import { FRITTATA } from './dishes/frittata.ts';
import { FRUIT_DESSERT } from './dishes/fruit-dessert.ts';
import { MUFFINS } from './dishes/muffins.ts';
import { PAN_FRY } from './dishes/pan-fry.ts';
import { PANCAKES } from './dishes/pancakes.ts';
import { PASTA } from './dishes/pasta.ts';
import { PILAF } from './dishes/pilaf.ts';
import { PORRIDGE } from './dishes/porridge.ts';
import { SALAD } from './dishes/salad.ts';
import { SANDWICH } from './dishes/sandwich.ts';
import { SEASONING } from './dishes/seasoning.ts';
import { SOUP } from './dishes/soup.ts';
import { STEW } from './dishes/stew.ts';
import { STIR_FRY } from './dishes/stir-fry.ts';
import { TACOS } from './dishes/tacos.ts';
import { TRAY_BAKE } from './dishes/tray-bake.ts';

/** The scripts of the forms of dish. A new one is a file in `dishes` and a line here. */
export const DISH_SCRIPTS: readonly string[] = [
  ...[
    FRITTATA,
    SOUP,
    SALAD,
    PASTA,
    PILAF,
    STIR_FRY,
    CURRY,
    STEW,
    TRAY_BAKE,
    PAN_FRY,
    TACOS,
    SANDWICH,
    PORRIDGE,
  ],
  ...[PANCAKES, MUFFINS, FRUIT_DESSERT, DRINK, SEASONING],
];
