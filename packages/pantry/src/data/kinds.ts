/**
 * What holds for every food of a kind, unless the food's own line says otherwise; one kind a line.
 *
 * Columns: kind | role | diet | cut | minutes to fry, simmer, roast (0: this way does not suit it) |
 * options (`raw`: may be eaten raw, `sweet` or `both`: its taste, `!milk`: an allergen, `heat=`: the rule for doneness) |
 * what to watch for (in a pan or oven / in a pot) | a swap for the variation.
 *
 * Minutes are for the cut named, at medium heat and in a 200 °C oven; so are `fry=`, `simmer=` and `roast=` in foods.ts. Sources:
 *
 * - Recipes: the 162,000 sentences with a time in github.com/dpapathanasiou/recipes (73,322 recipes of allrecipes.com,
 *   epicurious.com, foodnetwork.com and williams-sonoma.com). docs/pantry.md says how ours compare.
 * - Chicken: FSIS chart (startcooking.com/safe-cooking-temperatures-chicken, haverhillbeef.com/cooking-times-poultry.html). Duck:
 *   luvaduck.com.au/recipes/view/how-to-cook-duck-breasts/58. Rabbit: FSIS, quoted at buyrabbitmeat.co.za/cooking-methods.
 * - Beef: formsbirds.com/free-beef-cookery-time-charts-utah-5 and pgabeef.com/cooking_methods.htm. Lamb: USDA and American Sheep
 *   Industry Council in manualsdump.com/en/manuals/amana-arr6420/87248/19. Veal: the timetable for braising in “Let's Cook Meat”,
 *   National Live Stock and Meat Board (a copy in clyx.com/books/stock). Goat: delawarechicken.com/products/goat-stew-meat. Liver:
 *   farmison.com/community/recipe/how-to-cook-calves-liver. Sausages: thebratbarn.com/bratwurst.
 * - Fish: ten minutes an inch, the Canadian Department of Fisheries' rule
 *   (fieldandstream.com/blogs/wild-chef/2014/06/10-minute-rule-cooking-fish). Shellfish: the National Fisheries Institute's
 *   guidelines (hannaone.com/Recipe/Guidelines-for-cooking-shellfish.html).
 * - Halloumi: tonykitous.com/recipe/grilled-halloumi-with-roasted-vine-tomateos; in the oven: Good Housekeeping, in
 *   github.com/hhursev/recipe-scrapers.
 * - Pulses: usapulses.org/tips/how-to-make-pulses and cookingwithpulses.com/about-pulses/preparation. Grains: see foods.ts.
 * - Vegetables, boiled: bettycrocker.com/how-to/tipslibrary/charts-timetables-measuring/fresh-vegetable-cooking-chart and
 *   vegetables.co.nz/tips-and-advice/cooking-vegetables/boiling; greens: Clemson University
 *   (clemson.edu/extension/hgic/food/food_safety/handling/hgic3532.html); celeriac: waitrose.com's food glossary. Roasted: Utah State
 *   University (livewellutah.org/2017/10/09/roasting-vegetables) and cbsnews.com/minnesota/news/basic-roasted-vegetables.
 * - Fruit: bda.uk.com/resource/fantastic-fruit-compote.html. Nuts: tasteofhome.com/article/toasted-nuts.
 *
 * Where a table speaks of a whole joint or a larger piece ours is shorter; where its oven is hotter or its vegetables crisp, longer.
 */
export const KIND_ROWS = `
poultry   | main      | meat  | bite     | 8 15 35 | heat=poultry   | golden outside and no longer pink inside / no longer pink inside | firm tofu, fried until golden
wholebird | main      | meat  | pat      | 0 40 45 | heat=poultry   | the juices run clear                     | cauliflower wedges
mince     | main      | meat  |          | 8 15 0  | heat=mince     | browned all over, with no pink left      | cooked brown lentils
meat      | main      | meat  | strips   | 5 60 0  | heat=whole     | well browned / tender                             | thick slices of mushroom
slowmeat  | main      | meat  | cubes    | 0 110 0 | heat=slow      | tender enough to cut with a spoon        | chickpeas, and only 20 minutes of simmering
sausage   | main      | meat  |          | 14 20 30 | heat=sausage  | browned all over / cooked through                         | plant-based sausages
cured     | cured     | meat  | slice    | 5 5 12  |                | crisp at the edges / tender                       | smoked paprika and a few mushrooms
coldcut   | cured     | meat  | slice    | 3 2 0   | raw            | just warmed through                      | strips of roasted pepper
fish      | main      | fish  | patcut   | 8 8 14  | heat=fish !fish | opaque and flaking easily               | firm tofu
shellfish | main      | fish  | pat      | 4 4 10  | heat=shellfish !crustaceans | pink and opaque             | firm white fish in chunks
mollusc   | main      | fish  | scrub    | 5 5 0   | heat=mollusc !molluscs | the shells are open              | prawns
cannedfish | main     | fish  | drain    | 2 2 0   | raw done !fish | warmed through                           | drained white beans
egg       | egg       | vegetarian |     | 4 10 0  | heat=egg both !egg  | just set                                 | crumbled tofu with a pinch of turmeric
tofu      | main      | vegan | press    | 8 8 30  | done !soy      | golden and crisp at the edges / hot through            | tempeh
frycheese | main      | vegetarian | cube | 5 4 20 | done !milk     | golden on both sides / hot through                     | firm tofu
legume    | main      | vegan | rinse    | 5 8 20  | done           | hot all the way through                  | cooked lentils
pulse     | main      | vegan | sieve    | 0 25 0  | done           | soft but holding their shape             | canned chickpeas, and 15 minutes less
drybean   | main      | vegan |          | 0 75 0  | done           | soft right through                       | a drained can of beans, and skip the soaking
rice      | starch    | vegan | sieve    | 0 15 0  | both           | tender                                   | couscous
grain     | starch    | vegan |          | 0 15 0  |                | tender                                   | rice
pasta     | starch    | vegan |          | 0 10 0  | !gluten        | just tender to the bite                  | gnocchi, which need only 3 minutes
noodle    | starch    | vegan |          | 0 5 0   | !gluten        | just tender                              | spaghetti
bread     | bread     | vegan |          | 0 0 0   | both !gluten   | crisp and golden                         | flatbreads
wrap      | wrap      | vegan |          | 0 0 0   | !gluten        | soft and warm                            | crisp lettuce leaves
oats      | oats      | vegan |          | 0 6 0   | both !gluten   | creamy                                   | rice flakes
potato    | tuber     | vegan | chunks   | 14 15 40 |               | tender to the tip of a knife             | parsnips
root      | vegetable | vegan | thin     | 9 12 35 |                | tender                                   | pumpkin
firmveg   | vegetable | vegan | florets  | 6 6 22  |                | bright and just tender                   | green beans
softveg   | vegetable | vegan | pieces   | 6 8 25  |                | soft and browned at the edges / soft            | peppers
leaf      | vegetable | vegan | shred    | 2 3 0   |                | wilted                                   | rocket, stirred in at the very end
podveg    | vegetable | vegan |          | 4 4 0   |                | bright and tender                        | green beans
tomato    | vegetable | vegan | pieces   | 5 8 20  | raw            | soft and slumping                        | a can of chopped tomatoes
cannedtomato | tinnedtomato | vegan |          | 5 15 0  |                | thick                                    | ripe fresh tomatoes
salad     | salad     | vegan | thin     | 0 0 0   | raw            | crisp                                    | any crisp leaf
avocado   | salad     | vegan | stone    | 0 0 0   | raw            | soft                                     | cooked beetroot
allium    | aromatic  | vegan | chop     | 6 8 25  |                | soft and golden / soft                          | leeks
garlic    | aromatic  | vegan | chop     | 1 2 1   |                | fragrant                                 | a pinch of dried garlic
pickle    | topping   | vegan | drain    | 1 2 0   | raw            | warmed through                           | a squeeze of lemon
herb      | herb      | vegan | chop     | 0 0 0   | raw            | bright green                             | another soft herb
woodherb  | spice     | vegan |          | 1 2 0   |                | fragrant                                 | another herb
spice     | spice     | vegan |          | 1 1 0   |                | fragrant                                 | another spice
paste     | spice     | vegan |          | 1 1 0   |                | fragrant                                 | another spice paste
sweetspice | sweetspice | vegan |        | 1 1 0   | both           | fragrant                                 | cinnamon
salt      | salt      | vegan |          | 0 0 0   | both           | dissolved                                | soy sauce
oil       | fat       | vegan |          | 0 0 0   | both           | shimmering                               | another oil
butter    | fat       | vegetarian |     | 0 0 0   | both !milk     | foaming                                  | olive oil
acid      | acid      | vegan | juice    | 0 0 0   | both raw       | sharp                                    | vinegar
vinegar   | acid      | vegan |          | 0 0 0   |                | sharp                                    | lemon juice
sauce     | sauce     | vegan |          | 0 0 0   |                | glossy                                   | another sauce
spread    | spread    | vegan |          | 0 0 0   |                | smooth                                   | thick yogurt
stock     | liquid    | vegan |          | 0 0 0   |                | simmering                                | water and a little more salt
wine      | wine      | vegan |          | 0 0 0   | !sulphites     | almost gone                              | stock with a little vinegar
coconutmilk | creamy  | vegan |          | 0 0 0   | both           | gently bubbling                          | cream
cream     | creamy    | vegetarian |     | 0 0 0   | both !milk     | gently bubbling                          | coconut milk
yogurt    | yogurt    | vegetarian |     | 0 0 0   | both raw !milk | smooth                                   | coconut yogurt
milk      | milk      | vegetarian |     | 0 0 0   | both !milk     | steaming                                 | oat drink
plantmilk | milk      | vegan |          | 0 0 0   | both           | steaming                                 | milk
hardcheese | cheese   | rennet | grate | 0 0 0 | raw !milk      | melted                                   | crumbled feta
softcheese | cheese   | rennet | crumble | 0 0 0 | raw !milk    | just warm                                | ricotta
spooncheese | cheese  | vegetarian |     | 0 0 0   | both raw !milk | just warm                                | thick yogurt
nut       | nut       | vegan | roughly  | 4 0 8   | both raw !nuts | toasted                                  | toasted sunflower seeds
seed      | nut       | vegan |          | 3 0 5   | both raw       | toasted                                  | chopped nuts
nutbutter | nutbutter | vegan |          | 0 0 0   | both           | melted                                   | tahini
bakefruit | fruit     | vegan | core     | 6 10 30  | both raw       | soft                                     | pears
berry     | fruit     | vegan |          | 0 4 20  | sweet raw      | just bursting                            | sliced peaches
tropical  | fruit     | vegan | peelslice | 4 4 20 | both raw       | soft                                     | ripe pears
citrus    | fruit     | vegan | segments | 0 0 0   | both raw       | juicy                                    | pineapple
sourfruit | fruit     | vegan | lengths  | 0 8 25  | sweet          | soft                                     | apples
driedfruit | driedfruit | vegan |        | 1 4 0   | both raw       | plump                                    | another dried fruit
sugar     | sweet     | vegan |          | 0 0 0   | sweet          | dissolved                                | honey
honey     | sweet     | vegetarian |     | 0 0 0   | both           | runny                                    | maple syrup
jam       | jam       | vegan |          | 0 0 0   | sweet          | runny                                    | another jam
chocolate | chocolate | vegetarian | roughly | 0 0 0 | sweet raw !milk | melted                                | chopped nuts
cocoa     | chocolate | vegan |          | 0 0 0   | sweet          | smooth                                   | grated chocolate
flavour   | flavour   | vegan |          | 0 0 0   | sweet          | fragrant                                 | a pinch of cinnamon
flour     | flour     | vegan |          | 0 0 0   | both !gluten   | smooth                                   | wholemeal flour
leaven    | leaven    | vegan |          | 0 0 0   | both           | foaming                                  | another raising agent
hotdrink  | hotdrink  | vegan |          | 0 0 0   | both           | fragrant                                 | rooibos
juice     | juice     | vegan |          | 0 0 0   | both           | cold                                     | another juice
fizz      | fizz      | vegan |          | 0 0 0   | sweet          | cold                                     | sparkling water
alcohol   | alcohol   | vegan |          | 0 0 0   | both           | cold                                     | apple juice
water     | liquid    | vegan |          | 0 0 0   | both           | boiling                                  | stock
candy     | candy     | vegetarian |     | 0 0 0   | sweet          | soft                                     | dried fruit
snack     | snack     | vegetarian |     | 0 0 0   | raw            | crisp                                    | toasted bread
`;
