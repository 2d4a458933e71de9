import type { Dish } from '../dish.ts';
import { curry } from '../dishes/curry.ts';
import { drink } from '../dishes/drink.ts';
import { frittata } from '../dishes/frittata.ts';
import { fruitDessert } from '../dishes/fruit-dessert.ts';
import { muffins } from '../dishes/muffins.ts';
import { panFry } from '../dishes/pan-fry.ts';
import { pancakes } from '../dishes/pancakes.ts';
import { pasta } from '../dishes/pasta.ts';
import { pilaf } from '../dishes/pilaf.ts';
import { porridge } from '../dishes/porridge.ts';
import { salad } from '../dishes/salad.ts';
import { sandwich } from '../dishes/sandwich.ts';
import { seasoning } from '../dishes/seasoning.ts';
import { soup } from '../dishes/soup.ts';
import { stew } from '../dishes/stew.ts';
import { stirFry } from '../dishes/stir-fry.ts';
import { tacos } from '../dishes/tacos.ts';
import { trayBake } from '../dishes/tray-bake.ts';

/** The forms of dish that the chef can make. A new one is a file in `dishes` and a line here. */
export const DISHES: readonly Dish[] = [
  frittata,
  soup,
  salad,
  pasta,
  pilaf,
  stirFry,
  curry,
  stew,
  trayBake,
  panFry,
  tacos,
  sandwich,
  porridge,
  pancakes,
  muffins,
  fruitDessert,
  drink,
  seasoning,
];
