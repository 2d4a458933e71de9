const SHARES =
  'egg .67,sugar .75,butter .8,cream .75,milk .75,yogurt .67,honey .75,oats .6,yeast .6,cocoa .4,chocolate .45,candy .5,snack .5,nutbutter .7,spooncheese .8,coconutmilk .6,nut .45,seed .4,driedfruit .5,' +
  'jam .6,alcohol .4,hotdrink .4,sweetspice .3,spice .3,acid .4,root .6,softveg .6,bakefruit .6,berry .6,tropical .67';

/**
 * The share of the foods of a kind with which a batter or a dough still works: with one egg for two it is only a little firmer, with less
 * cocoa paler.
 */
export const ENOUGH_IN_BAKE: ReadonlyMap<string, number> = new Map(
  SHARES.split(',').map((entry) => {
    const [kind = '', share] = entry.split(' ');
    return [kind, Number(share)];
  }),
);
