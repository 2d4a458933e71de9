/**
 * The foods the chef knows, one a line.
 *
 * Columns: name/plural | kind | amount per serving | options | varieties and other English names, which the recipe
 * keeps as they were typed ; names that it translates: other wordings, languages, emoji.
 *
 * Amount: a number and a unit, with the weight of one piece in grams (`0.25 each150`, `2 slice40`), or grams with a
 * household measure and what it weighs (`75g cup185`). Options: `fry=`, `simmer=`, `roast=` minutes where they
 * differ from the kind's, `cut=`, `short=` (the word for a dish name, `_` for a space), `liquid=` (ml that one gram soaks up), `diet=` (see diets.ts),
 * `heat=`, `role=`, `!allergen`, `-allergen` (one of the kind's that it lacks), `@cuisine`, `raw`, `cooked` (never raw),
 * `sweet`, `savoury`, `both`, `done` (needs heating only).
 *
 * Sources of the facts (docs/pantry.md says how ours compare with them, and what has none):
 *
 * - Pieces and cups: household weights of the USDA National Nutrient Database for Standard Reference, release 26, WEIGHT.txt in
 *   github.com/MunkiPhD/ndb_data.
 * - Pieces that it lacks, and amounts per person: recipes of github.com/dpapathanasiou/recipes (73,322 of allrecipes.com,
 *   epicurious.com, foodnetwork.com and williams-sonoma.com), github.com/hhursev/recipe-scrapers (tests/test_data) and
 *   github.com/LukeSmithxyz/based.cooking (content).
 * - Servings of what a meal is made of and of what comes in packets: the reference amounts of 21 CFR 101.12(b), table 2
 *   (ecfr.gov/current/title-21/section-101.12, in parts at esharesearch.atlassian.net/wiki/spaces/GENFOOD/pages/133464065);
 *   meat, sausage and bacon: 9 CFR 381.412 (cfr.laws-info.com/text/9/381/412) and 317.312; starch, vegetables, fruit and plant
 *   protein: British Dietetic Association (bda.uk.com/foodfacts/portion_sizes), Bupa
 *   (bupa.co.uk/health-information/nutrition-diet/portion-size), NHS
 *   (webmd.boots.com/healthy-eating/features/five-a-day-5-a-day-portion-sizes); mussels, of which a quarter is meat:
 *   northlightseafood.is/eng/index.php?pid=64.
 * - Grains and their water: bettycrocker.com/how-to/tipslibrary/charts-timetables-measuring/timetable-cooking-rice-other-grains,
 *   and the recipes above. Other minutes: see kinds.ts.
 * - Allergens: the fourteen of Annex II of Regulation (EU) No 1169/2011, as farrp.unl.edu/ref-sit-eu lists them. Temperatures: see
 *   heat.ts.
 * - Names in other languages: those of everyday shopping lists, our own knowledge.
 */
export const FOOD_ROWS = `
chicken breast/chicken breasts | poultry | 140g each170 | roast=25 short=chicken | ; chicken breast fillet, chicken fillet, chicken breast half, blanc de poulet, pechuga de pollo, hahnchenbrust, petto di pollo
chicken thigh/chicken thighs | poultry | 150g each110 | short=chicken | ; chicken thigh fillet, cuisse de poulet, muslo de pollo, hahnchenschenkel, coscia di pollo
chicken | poultry | 150g each160 | | chicken cutlet, cornish hen, poussin ; chicken salad, chicken piece, chicken meat, poulet, pollo, hahnchen, huhn, huhnchen, huhnerfleisch, broiler fryer chicken, chicken tender, chicken strip, 🍗, 🐔, game hen, hen
chicken drumstick/chicken drumsticks | wholebird | 220g each110 | short=chicken | drumstick, chicken leg, chicken wing ; chicken quarter, bone in chicken, whole chicken, roasting chicken
turkey breast/turkey breasts | poultry | 140g | short=turkey @us | ; turkey, turkey cutlet, dinde, pavo, pute, putenbrust, tacchino, 🦃
duck breast/duck breasts | poultry | 150g each180 | short=duck roast=0 fry=16 cut=pat @fr @cn | goose breast ; duck, canard, pato, ente, anatra, magret, 🦆
ground beef | mince | 115g | short=beef | ; minced beef, beef mince, mince, minced meat, hamburger meat, ground chuck, ground round, ground meat, lean ground beef, hackfleisch, rinderhack, viande hachee, carne picada, carne molida, carne macinata, ground sirloin, boeuf hache, viande de boeuf hachee, steak hache, rinderhackfleisch, ternera picada, carne de ternera picada, manzo macinato
ground pork | mince | 115g | short=pork | ; minced pork, pork mince, schweinehack
ground lamb | mince | 115g | short=lamb @me | ; minced lamb, lamb mince, kheema, keema, ground mutton
ground turkey | mince | 115g | short=turkey heat=poultry | ; minced turkey, turkey mince
ground chicken | mince | 115g | short=chicken heat=poultry | ; minced chicken, chicken mince
beef | meat | 140g | simmer=100 | lean beef ; boeuf, carne de res, ternera, rindfleisch, manzo, beef strip, 🐄, 🐂
steak/steaks | meat | 170g each214 | fry=8 simmer=0 cut=pat | sirloin, sirloin steak, flank steak, skirt steak, rib eye, ribeye steak, rump steak, fillet steak, filet mignon ; beef steak, entrecote, bistecca, bistec, 🥩
stewing beef | slowmeat | 150g | short=beef | beef chuck, chuck roast, braising steak, brisket, beef brisket, beef shin, short ribs, beef short ribs, oxtail, beef cheeks ; beef stew meat, chuck, gulaschfleisch, gulasch, ragout de boeuf, pot roast, beef roast, rump roast, bottom round, bottom round roast, chuck steak, tenderloin roast, stew meat
pork | meat | 140g | fry=6 roast=30 | pork loin, pork tenderloin, pork fillet ; lean pork, porc, cerdo, schweinefleisch, schwein, maiale, boneless pork loin, 🐖, 🐷
pork chop/pork chops | meat | 180g each199 | short=pork fry=10 simmer=0 roast=20 cut=pat | pork steak ; chuleta de cerdo, kotelett, cote de porc, boneless pork chop, porkchop
pork shoulder | slowmeat | 160g | short=pork | pork belly, ham hock, pork ribs, spare ribs, baby back ribs, sparerib ; pork butt, pulled pork, boston butt, pork roast, carnitas
lamb | slowmeat | 150g | simmer=90 @me @gr | lamb shoulder, lamb leg, leg of lamb, mutton ; agneau, cordero, lammfleisch, lamm, agnello, stewing lamb, 🐑
lamb chop/lamb chops | meat | 180g each95 | short=lamb fry=8 simmer=0 roast=18 cut=pat @gr | lamb cutlet ; lamb loin chop
goat | slowmeat | 160g | simmer=120 @wa @in | goat meat ; chevon, chevre viande, cabrito, stewing goat
veal | meat | 140g | simmer=60 @it @fr | veal cutlet, veal escalope ; kalbfleisch, vitello, veau
venison | slowmeat | 150g | | ; deer, reh, hirsch, chevreuil
rabbit | slowmeat | 170g | simmer=70 | ; lapin, conejo, kaninchen, coniglio
liver | meat | 120g | heat=mince fry=6 simmer=0 cut=strips | chicken liver, calf liver, beef liver ; foie, leber, fegato, higado
sausage/sausages | sausage | 120g each68 | !gluten | bratwurst, italian sausage, chipolata, merguez, falukorv ; pork sausage, wurst, saucisse, salchicha, salsiccia, breakfast sausage, sweet italian sausage, hot italian sausage, bangers
hot dog/hot dogs | sausage | 100g each50 | fry=6 simmer=6 roast=12 @us | frankfurter ; frankfurter wurstchen, wiener, hotdog, 🌭
bacon | cured | 30g rasher28 | | streaky bacon, lardons, pancetta, guanciale, turkey bacon, smoked bacon ; bacon slice, bacon rasher, back bacon, speck, panceta, 🥓
chorizo | cured | 35g | @es | kielbasa, andouille, linguica, nduja, smoked sausage ; chorizo sausage, andouille sausage, chourico
ham | coldcut | 40g slice28 | | gammon, bologna, corned beef, luncheon meat, spam ; cooked ham, jambon, jamon, schinken, prosciutto cotto, smoked ham
prosciutto | coldcut | 30g slice15 | @it | parma ham, serrano ham, bresaola ; jamon serrano, prosciutto crudo
salami | coldcut | 30g slice10 | | pepperoni, mortadella, pastrami ; salame, soppressata, deli meat
salmon | fish | 150g fillet150 | @jp | ; salmon fillet, salmon steak, saumon, lachs, salmone, lachsfilet, skinless salmon fillet, 🐟, 🐠
white fish | fish | 150g fillet150 | short=fish | cod, haddock, pollock, hake, halibut, tilapia, sea bass, snapper, red snapper, sole, plaice, catfish, monkfish, grouper, mahi mahi, swordfish, flounder, turbot, barramundi, perch, mullet, walleye, whitefish ; seabass, cod fillet, fish fillet, fish, poisson, pescado, fisch, pesce, merluzzo, cabillaud, bacalao, kabeljau, dorade, merluza, catfish fillet, white fish fillet, tilapia fillet, fillet of fish, fish stick, bass
trout | fish | 150g fillet140 | | ; trout fillet, truite, trucha, forelle, trota
mackerel | fish | 140g fillet112 | @jp @wa | herring ; maquereau, caballa, makrele, sgombro, fresh sardine
tuna steak/tuna steaks | fish | 150g each150 | short=tuna | ; fresh tuna, ahi tuna
canned tuna | cannedfish | 70g can110 | short=tuna | ; tuna, tin of tuna, thon, atun, thunfisch, tonno, tuna in oil, tuna in brine, tuna fish
canned sardines/canned sardines | cannedfish | 60g can90 | short=sardine | ; sardine, sardina, sardinen, tinned mackerel
smoked salmon | cannedfish | 50g | cut=slice short=smoked_salmon | ; lox, gravlax, saumon fume, raucherlachs, salmone affumicato
smoked mackerel | cannedfish | 60g fillet88 | cut=pieces | smoked trout, smoked haddock ; smoked fish, smoked herring, stockfish, dried fish
anchovies/anchovies | pickle | 8g | cut=chop short=anchovy diet=fish !fish @it | ; anchovy, anchovy fillet, anchois, anchoa, sardellen, acciughe, anchovy paste
prawns/prawns | shellfish | 110g | short=prawn | shrimp, king prawn, tiger prawn, crawfish, crayfish ; prawn, large shrimp, medium shrimp, jumbo shrimp, crevette, gamba, garnele, gambero, langostino, raw shrimp, peeled prawn, scampi, 🦐, 🍤
crab | shellfish | 90g | done fry=3 | lobster ; crab meat, crabmeat, crabe, cangrejo, krabbe, granchio, lump crab meat, imitation crab, surimi, lobster meat, 🦀, 🦞
mussels/mussels | mollusc | 350g | short=mussel | clam, cockle, oyster ; mussel, littleneck clam, moule, mejillon, miesmuscheln, muscheln, cozze, vongole, almeja, 🦪, shucked oyster
squid | shellfish | 120g | cut=strips fry=3 simmer=35 roast=0 !molluscs -crustaceans | calamari, octopus ; calamar, tintenfisch, calmar, baby squid, 🦑, 🐙
scallops/scallops | shellfish | 110g | short=scallop roast=0 !molluscs -crustaceans | ; scallop, sea scallop, bay scallop, coquille saint jacques, vieira, jakobsmuschel, capesante
egg/eggs | egg | 2 each55 | | ; large egg, free range egg, oeuf, huevo, ei, eier, uovo, uova, hen egg, egg white, egg yolk, large egg white, large egg yolk, beaten egg, 🥚, 🍳
tofu | tofu | 120g | | silken tofu, smoked tofu ; firm tofu, extra firm tofu, bean curd, soft tofu
tempeh | tofu | 110g | cut=slice | ; tempe
seitan | tofu | 110g | !gluten -soy cut=slice | ; wheat gluten, vital wheat gluten
plant mince | mince | 80g | diet=vegan heat= done !soy | ; soy mince, tvp, textured vegetable protein, veggie mince, vegan mince, impossible meat, beyond meat
halloumi | frycheese | 70g | diet=rennet cut=slice @gr @me | ; halloumi cheese, grilling cheese
paneer | frycheese | 80g | @in | ; paneer cheese, indian cheese, queso fresco para freir
chickpeas/chickpeas | legume | 80g can240 | short=chickpea @me @in | garbanzo bean ; chickpea, garbanzo, chick pea, chana, pois chiche, kichererbse, kichererbsen, ceci, channa
kidney beans/kidney beans | legume | 80g can240 | short=kidney_bean @mx | ; kidney bean, red kidney bean, rajma, red bean, haricot rouge, frijole rojo, kidneybohnen
black beans/black beans | legume | 80g can240 | short=black_bean @mx | turtle bean, refried bean, pinto bean ; black bean, frijole negro, frijole, haricot noir, schwarze bohnen
white beans/white beans | legume | 80g can240 | short=white_bean @it | cannellini bean, butter bean, navy bean, great northern bean, haricot bean, lima bean, borlotti bean ; white bean, cannellini, haricot blanc, weisse bohnen, fagioli, fagiolo, bean, bohnen, haricot, judia, alubia, 🫘
baked beans/baked beans | legume | 130g can400 | cut= short=baked_bean | ; baked bean
black-eyed peas/black-eyed peas | legume | 80g can240 | short=black-eyed_pea @wa @us | ; black eyed pea, black eyed bean, cowpea, niebe
lentils/lentils | pulse | 60g cup192 | short=lentil | brown lentil, green lentil, puy lentil, beluga lentil, mung bean, urad dal ; lentil, lentille, lenteja, linse, linsen, lenticchia, lenticchie
red lentils/red lentils | pulse | 60g cup192 | short=red_lentil simmer=15 @in | moong dal ; red lentil, dal, dhal, daal, masoor dal, masoor, lentille corail, rote linsen
split peas/split peas | pulse | 60g cup197 | short=split_pea simmer=40 @in | yellow split pea, toor dal, chana dal ; split pea, pois casse, schalerbsen, guisante seco partido, green split pea
dried kidney beans/dried kidney beans | drybean | 40g cup184 | short=kidney_bean | ; dried kidney bean, dry kidney bean, dried red bean, raw kidney bean, uncooked kidney bean, dried rajma
dried beans/dried beans | drybean | 40g cup194 | short=bean | ; dried bean, dried black bean, dried white bean, dried pinto bean, dry bean, dried cannellini bean, dried butter bean, dried navy bean, dried black eyed pea, dry black bean, dry white bean
dried soybeans/dried soybeans | drybean | 40g cup186 | simmer=120 short=soybean !soy @cn | dried soya bean ; dried soybean, dried soy bean, dry soybean, raw soybean, raw soya bean, raw soy bean
dried chickpeas/dried chickpeas | drybean | 40g cup200 | simmer=100 short=chickpea | ; dried chickpea, dried garbanzo bean, dry chickpea
edamame | podveg | 60g | !soy @jp role=vegetable | ; edamame bean, soybean, soya bean, soy bean
rice | rice | 75g cup185 | liquid=2.2 | long grain rice, basmati rice, jasmine rice ; white rice, basmati, basmati white rice, riz, arroz, reis, riso, uncooked rice, long grain white rice, rice grain, 🍚, 🍙, 🌾
brown rice | rice | 75g cup185 | liquid=2.5 simmer=40 | red rice ; wholegrain rice, riz complet, arroz integral, naturreis, long grain brown rice
wild rice | rice | 60g cup160 | liquid=3.5 simmer=50 | ; wild rice blend
risotto rice | rice | 80g cup195 | liquid=3.3 simmer=20 cut= @it | arborio rice, carnaroli, paella rice, sushi rice ; arborio, short grain rice, bomba rice
couscous | grain | 65g cup173 | liquid=1.5 simmer=5 !gluten @me | pearl couscous ; cous cous, couscou, kuskus, israeli couscous
bulgur | grain | 65g cup140 | liquid=2.5 simmer=12 !gluten @me | freekeh ; bulgur wheat, bulghur, cracked wheat, boulgour
quinoa | grain | 60g cup170 | liquid=2.6 simmer=15 cut=sieve | ; quinua
millet | grain | 60g cup200 | liquid=2.8 simmer=18 cut=sieve @wa | fonio, teff, sorghum, amaranth, buckwheat ; mil, mijo, hirse, kasha
pearl barley | grain | 60g cup200 | liquid=4 simmer=40 cut=sieve !gluten short=barley | farro, spelt ; barley, orge, graupen, orzo perlato
polenta | grain | 60g cup157 | liquid=4 simmer=25 @it | cornmeal, grits, hominy, masa, fufu, gari, garri ; yellow cornmeal, yellow corn meal, corn meal, maize meal, ugali flour, white cornmeal, maisgriess, quick cooking grits, masa harina, masa flour
pasta | pasta | 90g | @it | penne, spaghetti, fusilli, macaroni, linguine, tagliatelle, fettuccine, farfalle, rigatoni, orzo, conchiglie, pappardelle, angel hair pasta, bucatini, ziti, vermicelli, orecchiette, rotini, spaghettini, shells, rotelle, capellini, somen ; pate, nudeln, fideos, elbow macaroni, angel hair, shell pasta, whole wheat pasta, whole wheat spaghetti, bow tie pasta, cavatappi, 🍝, pasta shell, ditalini, macaroni elbow, linguini, cannelloni, gemelli, small shell, tubetti, manicotti, oven ready lasagna noodle
lasagne sheets/lasagne sheets | pasta | 80g | short=lasagne cut= @it | ; lasagna noodle, lasagne, lasagna, lasagna sheet, lasagne sheet
gnocchi | pasta | 180g | simmer=3 @it | ; potato gnocchi, gnocchetti
filled pasta | pasta | 140g | simmer=5 !egg !milk diet=rennet short=tortellini @it | tortellini, ravioli, tortelloni, pierogi ; cheese tortellini, cheese ravioli, maultaschen, dumpling, gyoza
noodles/noodles | noodle | 75g | short=noodle @cn | ramen noodle ; noodle, ramen, instant noodle, nouille, wheat noodle, chinese noodle, 🍜
egg noodles/egg noodles | noodle | 75g | short=noodle !egg diet=vegetarian @cn | lo mein noodle, chow mein noodle ; egg noodle, mie nudeln, wonton noodle
rice noodles/rice noodles | noodle | 70g | simmer=5 -gluten short=rice_noodle @th @cn | rice vermicelli, glass noodle, shirataki ; rice noodle, rice stick, pad thai noodle, flat rice noodle, cellophane noodle, bean thread, rice stick noodle, mung bean vermicelli
udon noodles/udon noodles | noodle | 75g | simmer=8 short=udon @jp | ; udon, udon noodle
soba noodles/soba noodles | noodle | 75g | simmer=6 short=soba @jp | ; soba, soba noodle, buckwheat noodle
bread | bread | 2 slice36 | | wholemeal bread, sourdough, baguette, ciabatta, rye bread, focaccia ; bread slice, toast, white bread, whole wheat bread, pain, pan, brot, pane, brotchen, french bread, italian bread, country bread, crusty bread, toast bread, sandwich bread, stale bread, bread cube, day old bread, sliced bread, sourdough bread, 🍞, 🥖
bread roll/bread rolls | bread | 1 each60 | | bagel, burger bun, bun, english muffin ; roll, hoagie roll, hamburger bun, hot dog bun, slider bun, 🥯
brioche bun/brioche buns | bread | 1 each60 | short=brioche !milk !egg diet=vegetarian | croissant, cornbread ; brioche, 🥐, cornbread mix, biscuit bread
tortilla/tortillas | wrap | 2 each49 | @mx | flour tortilla, corn tortilla, wrap, taco shell, tostada shell ; tortilla wrap, whole wheat tortilla, taco, 🌮, 🌯, soft taco shell
flatbread/flatbreads | wrap | 1 each60 | @me @in | pita, pita bread, pitta, lavash, roti, chapati, injera, piadina ; pitta bread, chapatti, pita round, 🫓
naan/naans | wrap | 1 each90 | !milk diet=vegetarian @in | paratha ; naan bread
granola | oats | 45g cup110 | raw !nuts | muesli ;
oats/oats | oats | 45g cup81 | liquid=5 short=oat | rolled oats ; oat, porridge oat, oatmeal, quick oat, avoine, avena, haferflocken, hafer, flocons d'avoine, old fashioned oat
new potato/new potatoes | potato | 175g each50 | cut=halve roast=30 | baby potato ; waxy potato, fingerling potato, salad potato, small potato, russet
potato/potatoes | potato | 0.8 each213 | | ; white potato, russet potato, baking potato, red potato, yukon gold potato, pomme de terre, patata, papa, kartoffel, kartoffeln, patate, patates, spud, idaho potato, 🥔
fries/fries | potato | 115g | fry=0 simmer=0 roast=22 cut= short=fries | french fries, oven chips, potato wedges, hash browns, tater tots ; fry, frites, pommes frites, patatas fritas, patatine fritte, 🍟
sweet potato/sweet potatoes | potato | 1 each130 | roast=30 simmer=12 cut=peelchunks | ; kumara, patate douce, batata, boniato, susskartoffel, susskartoffeln, patata dolce, camote, 🍠
yam/yams | potato | 175g | simmer=20 roast=40 cut=peelchunks cooked @wa | white yam, yuca, cassava, taro, cocoyam, manioc ; true yam, igname, mandioca, eddoe, yucca
plantain/plantains | potato | 0.75 each179 | fry=6 simmer=15 roast=25 cut=peelslice @wa @mx | ; ripe plantain, green plantain, platano macho, banane plantain, kochbanane
carrot/carrots | root | 1 each61 | raw | baby carrot ; carotte, zanahoria, karotte, karotten, mohre, mohren, carota, carote, 🥕
parsnip/parsnips | root | 0.75 each120 | roast=40 cut=chunks | ; panais, chirivia, pastinake, pastinaca
turnip/turnips | root | 0.75 each122 | cut=chunks | swede, rutabaga, kohlrabi, jicama, chayote ; navet, nabo, rube, rapa, steckrube, topinambur
celeriac | root | 90g | simmer=15 cut=peelchunks !celery | ; celery root, knollensellerie
beetroot/beetroots | root | 1 each82 | simmer=30 roast=40 fry=0 cut=peelchunks | beet, golden beet ; red beet, betterave, remolacha, rote bete, rote beete, barbabietola
radish/radishes | salad | 40g | cut=thin | daikon ; radis, rabano, radieschen, ravanello, daikon radish
celery | root | 0.75 stalk40 | simmer=12 fry=6 roast=25 raw !celery cut=slice role=aromatic | ; celery stalk, celery stick, celery rib, celeri, apio, sellerie, staudensellerie, sedano
fennel | root | 0.4 each230 | cut=thin raw | ; fennel bulb, fenouil, hinojo, fenchel, finocchio
pumpkin | root | 130g | cut=peelchunks fry=10 simmer=15 roast=30 | butternut squash, squash, acorn squash, kabocha squash ; butternut, winter squash, hokkaido, potiron, courge, calabaza, kurbis, zucca, kabocha, potimarron, 🎃
cauliflower | firmveg | 120g head600 | simmer=8 roast=25 | ; cauliflower floret, chou fleur, coliflor, blumenkohl, cavolfiore, cauliflower head, gobi
broccoli | firmveg | 110g head350 | simmer=5 roast=18 | broccolini, tenderstem broccoli, broccoli rabe ; broccoli floret, brocoli, brokkoli, tenderstem, broccoli spear, 🥦, rapini
fiddleheads/fiddleheads | firmveg | 80g | short=fiddlehead fry=6 simmer=6 roast=14 cut= cooked @us | ; fiddlehead, fiddlehead fern, ostrich fern
green beans/green beans | firmveg | 90g | roast=18 cut=lengths short=green_bean | string bean, french bean, runner bean, wax bean ; green bean, haricot vert, judia verde, ejote, grune bohnen, fagiolini, haricots vert, long bean, 🫛
asparagus | firmveg | 100g | simmer=5 cut=lengths fry=5 roast=14 | ; asperge, esparrago, spargel, asparago, asparagus spear, white asparagus
brussels sprouts/brussels sprouts | firmveg | 100g | cut=halve fry=8 simmer=8 roast=22 short=sprout | ; brussels sprout, brussel sprout, sprout, chou de bruxelle, rosenkohl
cabbage | leaf | 110g head900 | fry=6 simmer=10 roast=30 raw | white cabbage, red cabbage, savoy cabbage, napa cabbage, chinese cabbage ; green cabbage, pointed cabbage, chou, col, kohl, weisskohl, cavolo, repollo, coleslaw mix, rotkohl, slaw, slaw mix, coleslaw
bok choy | leaf | 100g each113 | cut=quarter fry=4 simmer=4 @cn | pak choi, choy sum, chinese broccoli, gai lan, mustard greens ; pak choy, baby bok choy, bok choi, boy choy
spinach | leaf | 80g handful30 | raw cut= | ; baby spinach, spinach leaf, epinard, espinaca, spinat, spinacio, spinaci, palak, water spinach, sorrel
kale | leaf | 80g handful25 | fry=5 simmer=6 | cavolo nero ; curly kale, lacinato kale, grunkohl, chou kale, tuscan kale, black kale
chard | leaf | 80g handful35 | fry=4 simmer=5 | swiss chard, rainbow chard ; mangold, blette, acelga, bietola, beet green
collard greens/collard greens | leaf | 90g handful35 | fry=8 simmer=20 short=greens @us @wa | spring greens, turnip greens, callaloo, cassava leaf ; collard green, collard, greens, bitter leaf, ugu, pumpkin leaf
okra | softveg | 90g | cut=slice fry=8 simmer=12 @wa @in | ; lady finger, ladies finger, gombo, bhindi, quimbombo, okraschote, gumbo
courgette/courgettes | softveg | 0.5 each196 | raw | zucchini, yellow squash, summer squash, marrow ; calabacin, zucchine, zucchino, baby courgette
aubergine/aubergines | softveg | 0.5 each300 | simmer=12 fry=10 roast=30 cooked | eggplant ; brinjal, berenjena, melanzana, melanzane, baby eggplant, japanese eggplant, baingan, 🍆
pepper/peppers | softveg | 0.75 each119 | roast=20 cut=deseed raw | bell pepper, red pepper, green pepper, yellow pepper, red bell pepper, green bell pepper, orange bell pepper, poblano pepper, yellow bell pepper ; sweet pepper, capsicum, poivron, pimiento, paprikaschote, peperone, peperoni, roasted red pepper, tatashe, poblano, roasted pepper, 🫑
mushrooms/mushrooms | softveg | 80g | cut=slice short=mushroom fry=7 roast=18 raw | button mushroom, chestnut mushroom, cremini mushroom, shiitake mushroom, portobello mushroom, oyster mushroom, porcini, enoki, dried mushroom, wild mushroom, morel, portabella mushroom, chanterelle, wood ear mushroom ; mushroom, cremini, shiitake, portobello, champignon, champinon, champignons, pilz, pilze, fungo, funghi, baby bella, dried shiitake mushroom, 🍄, 🍄‍🟫, enokitake
tomato/tomatoes | tomato | 1 each123 | | plum tomato, roma tomato, green tomato, tomatillo ; fresh tomato, vine tomato, ripe tomato, beef tomato, tomate, tomaten, pomodoro, pomodori, jitomate, heirloom tomato, 🍅
cherry tomatoes/cherry tomatoes | tomato | 100g | cut=halve short=cherry_tomato roast=15 | grape tomato ; cherry tomato, baby plum tomato, kirschtomate, kirschtomaten, tomate cerise, pomodorino
chopped tomatoes/chopped tomatoes | cannedtomato | 0.25 can400 | short=tomato | tomato sauce, passata, marinara sauce, pasta sauce, tomato soup, rotel ; canned tomato, tinned tomato, chopped tomato, diced tomato, crushed tomato, tomato puree, whole peeled tomato, san marzano tomato, strained tomato, pizza sauce, stewed tomato, spaghetti sauce, tomato juice, can of tomato, tin of tomato, tomates concassees, tomates pelees, pomodori pelati, passierte tomaten, dosentomaten, tomate triturado
sun-dried tomatoes/sun-dried tomatoes | pickle | 15g | cut=roughly short=sun-dried_tomato @it | ; sun dried tomato, sundried tomato, tomate sechee, oil packed sun dried tomato
peas/peas | podveg | 60g cup145 | short=pea | mixed vegetable, vegetable, veggie, stir fry vegetable ; pea, green pea, petits pois, petit pois, guisante, erbse, erbsen, pisello, piselli, garden pea, sweet pea, pois
mangetout | podveg | 60g | raw cut=halve fry=3 simmer=3 @cn | snow peas, sugar snap peas ; sugar snap, snap pea, pois gourmand, zuckerschote
sweetcorn | podveg | 60g cup145 | short=corn raw @mx | corn, baby corn ; corn kernel, sweet corn, maiz, elote, granoturco, whole kernel corn, corn on the cob, corn cob, 🌽, mexicorn
bean sprouts/bean sprouts | podveg | 50g handful45 | short=bean_sprout fry=3 simmer=3 cooked @cn @th | ; beansprout, bean sprout, mung bean sprout, sojasprossen, alfalfa sprout
bamboo shoots/bamboo shoots | podveg | 40g | cut=drain short=bamboo @cn | water chestnut ; bamboo shoot, sliced water chestnut
artichoke hearts/artichoke hearts | pickle | 60g | short=artichoke cut=drain role=vegetable fry=4 simmer=4 roast=12 @it | ; artichoke heart, artichoke, marinated artichoke heart, artichaut, alcachofa, artischocke, carciofo, heart of palm, palm heart
lettuce | salad | 80g handful25 | cut=tear | romaine lettuce, iceberg lettuce, mixed salad leaves, mixed greens, little gem, butter lettuce, endive, chicory, radicchio, escarole ; romaine, iceberg, salad, salad leaf, salad green, laitue, lechuga, kopfsalat, salat, lattuga, insalata, lettuce leaf, frisee, baby green, mesclun, boston lettuce, 🥬, 🥗, baby greens
rocket | salad | 30g handful20 | cut= @it | arugula, watercress ; rucola, roquette, baby arugula, baby rocket, lamb lettuce
cucumber/cucumbers | salad | 0.25 each300 | | english cucumber ; concombre, pepino, gurke, gurken, cetriolo, kirby cucumber, persian cucumber, seedless cucumber, 🥒
avocado/avocados | avocado | 0.5 each200 | | ; avocat, aguacate, palta, hass avocado, guacamole, 🥑
onion/onions | allium | 0.33 each110 | raw | yellow onion, white onion, sweet onion, vidalia ; brown onion, vidalia onion, spanish onion, oignon, cebolla, zwiebel, zwiebeln, cipolla, cipolle, pearl onion, 🧅
red onion/red onions | allium | 0.33 each110 | raw cut=thin | ; purple onion, oignon rouge, cebolla morada, rote zwiebel, cipolla rossa
shallot/shallots | allium | 0.5 each30 | raw fry=4 | ; echalote, chalota, schalotte, schalotten, scalogno
leek/leeks | allium | 0.75 each89 | cut=slice fry=8 | ; poireau, puerro, lauch, porree, porro
spring onion/spring onions | allium | 1 each15 | raw cut=slice fry=2 simmer=2 roast=8 role=herb | scallion, green onion ; salad onion, oignon vert, cebolleta, fruhlingszwiebel, cipollotto, ramp, chinese chive, garlic chive
garlic | garlic | 0.75 clove3 | | ; garlic clove, clove of garlic, garlic paste, ail, ajo, knoblauch, aglio, ginger garlic paste, ginger paste garlic, 🧄, gousse d'ail, gousses d'ail, tête d'ail
ginger | garlic | 4g | cut=grate both | galangal ; fresh ginger, ginger root, fresh ginger root, ginger paste, gingembre, jengibre, ingwer, zenzero, gingerroot, 🫚
lemongrass | garlic | 0.3 stalk15 | fry=2 simmer=10 @th | ; lemon grass, citronnelle, zitronengras
chilli/chillies | garlic | 0.25 each15 | cut=deseedchop raw | jalapeno, serrano chile, red chilli, green chilli, scotch bonnet, habanero, chipotle ; chili, chile, chili pepper, chilli pepper, chile pepper, jalapeno pepper, jalapeno chile, jalapeno chilies, serrano, serrano pepper, thai chile, bird eye chilli, habanero pepper, habanero chile, piment, guindilla, peperoncino, red chili pepper, green chile, chiles, green chilies, hot pepper, chipotle chile, ancho chile, dried red chili, ancho chile pepper, hot chili, red chile pepper, 🌶
lemon/lemons | acid | 0.25 each108 | | ; lemon zest, citron, limon, zitrone, zitronen, limone, grated lemon zest, lemon wedge, lemon peel, lemon rind, 🍋, meyer lemon
lemon juice | acid | 0.5tbsp | cut= | ; fresh lemon juice, jus de citron, zitronensaft, zumo de limon, jugo de limon, succo di limone
lime juice | acid | 0.5tbsp | cut= @mx @th | key lime juice ; fresh lime juice, jus de citron vert, limettensaft
lime/limes | acid | 0.25 each67 | @mx @th | ; lime zest, citron vert, lima, limette, lime wedge, key lime, 🍋‍🟩
vinegar | vinegar | 0.5tbsp | | wine vinegar, red wine vinegar, white wine vinegar, cider vinegar, apple cider vinegar, balsamic vinegar, sherry vinegar, malt vinegar, vinaigrette, italian dressing, greek dressing ; white vinegar, vinaigre, vinagre, essig, aceto, distilled white vinegar, balsamic, champagne vinegar
rice vinegar | vinegar | 0.5tbsp | @jp @cn | black vinegar ; rice wine vinegar, seasoned rice vinegar
olives/olives | pickle | 20g | short=olive @gr @it | black olive, green olive, kalamata olive ; olive, pitted olive, aceituna, oliven, oliva, pitted kalamata olive, pitted black olive, 🫒, kalamata
capers/capers | pickle | 6g | short=caper @it | ; caper, capre, alcaparra, kaper, kapern, capperi, cappero
gherkins/gherkins | pickle | 25g | cut=slice short=gherkin | pickle, dill pickle, cornichon, pickled onion ; gherkin, pickled cucumber, pickled vegetable, giardiniera, pepperoncini, gewurzgurke, pickled jalapeno, pimento, sweet pickle
kimchi | pickle | 35g | cut=roughly @kr diet=fish !fish !crustaceans | ; kimchee, kim chee
sauerkraut | pickle | 60g | cut=drain | ; choucroute, chucrut, crauti
seaweed | pickle | 3g | cut= @jp | nori, wakame, kombu ; kelp, nori sheet, alga, algue
basil | herb | 5g handful10 | cut=leaves @it | thai basil ; fresh basil, basil leaf, fresh basil leaf, basilic, albahaca, basilikum, basilico, 🌿
parsley | herb | 5g handful10 | | ; flat leaf parsley, fresh parsley, italian parsley, curly parsley, persil, perejil, petersilie, prezzemolo, parsley leaf, parsley flake
coriander | herb | 5g handful10 | @in @mx @th | cilantro ; fresh coriander, coriander leaf, fresh cilantro, cilantro leaf, coriandre, koriander, coriandolo, dhania, culantro, coriander stem
mint | herb | 4g handful10 | both @me | epazote, shiso, perilla ; fresh mint, mint leaf, menthe, menta, minze, hierbabuena, fresh mint leaf, spearmint
dill | herb | 4g handful10 | @gr | ; fresh dill, dill weed, aneth, eneldo, aneto, dried dill
chives/chives | herb | 4g handful10 | short=chive | ; chive, fresh chive, ciboulette, cebollino, schnittlauch, erba cipollina
tarragon | herb | 3g handful10 | @fr | chervil ; estragon, fresh tarragon, dried tarragon
rosemary | woodherb | 0.5 sprig1 | cut=chop fry=1 | ; fresh rosemary, dried rosemary, romarin, romero, rosmarin, rosmarino, rosemary sprig, rosemary leaf
thyme | woodherb | 0.75 sprig1 | | ; fresh thyme, dried thyme, thym, tomillo, thymian, timo, thyme leaf, thyme sprig, fresh thyme leaf
sage | woodherb | 1g | | ; fresh sage, sage leaf, sauge, salvia, salbei, dried sage, fresh sage leaf
bay leaf/bay leaves | woodherb | 0.25 each1 | | ; bay, laurier, laurel, lorbeer, lorbeerblatt, alloro, turkish bay leaf
curry leaves/curry leaves | woodherb | 1g | @in | lime leaf, pandan leaf, pandan ; curry leaf, kaffir lime leaf, makrut lime leaf
oregano | woodherb | 0.25tsp | @it @gr @mx | marjoram, italian seasoning, herbes de provence, dried basil, dried parsley ; dried oregano, fresh oregano, origan, origano, mexican oregano, mixed herb, dried herb, herb, dried marjoram, oregano leaf, dried thyme leaf
black pepper | spice | 0.1tsp | | white pepper, juniper berry ; ground black pepper, freshly ground black pepper, cracked black pepper, ground white pepper, peppercorn, black peppercorn, ground pepper, poivre, pimienta, pfeffer, pepe, fresh ground black pepper, freshly ground pepper, coarse ground pepper, sichuan pepper, szechwan peppercorn
salt | salt | 0.25tsp | | ; sea salt, kosher salt, table salt, fine sea salt, coarse salt, sel, sal, salz, sale, coarse sea salt, salt and pepper, seasoning salt, iodized salt, 🧂, rock salt
cumin | spice | 0.25tsp | @in @mx @me | ; ground cumin, cumin seed, comino, kreuzkummel, cumino, jeera, cumin powder, cuminseed
ground coriander | spice | 0.25tsp | @in | ; coriander seed, coriander powder, dhania powder
turmeric | spice | 0.15tsp | @in | ; ground turmeric, tumeric, curcuma, kurkuma, turmeric powder, haldi, fresh turmeric
paprika | spice | 0.25tsp | | smoked paprika, spices ; sweet paprika, pimenton, paprikapulver, paprica, hungarian paprika, spanish paprika
chilli powder | spice | 0.15tsp | short=chilli | chili powder, cayenne pepper, chilli flakes, red pepper flakes, gochugaru ; cayenne, chili flake, crushed red pepper, crushed red pepper flake, red chilli powder, ground red pepper, hot paprika, aleppo pepper, chile powder, chipotle powder, ancho powder, dried chilli, hot red pepper flake, piment d'espelette, ground cayenne pepper, kashmiri chilli powder, red chili powder
garam masala | spice | 0.25tsp | @in | chaat masala ; garam masala powder, tandoori masala, biryani masala
curry powder | spice | 0.75tsp | short=curry !mustard @in | ; madras curry powder, curry, currypulver, jamaican curry powder, poudre de curry, 🍛
mustard seeds/mustard seeds | spice | 0.15tsp | !mustard @in | mustard powder ; mustard seed, black mustard seed, brown mustard seed, dry mustard, yellow mustard seed
fennel seeds/fennel seeds | spice | 0.15tsp | | nigella seed, asafoetida, hing, ajwain, aniseed, anise, celery seed, file powder ; fennel seed, anise seed
caraway seeds/caraway seeds | spice | 0.25tsp | | caraway ; caraway seed, kummel, carvi, cumin des pres, alcaravea
fenugreek | spice | 0.3tsp | @in | methi, kasuri methi, fenugreek seed, fenugreek leaf, dried fenugreek leaf, methi leaf ; methi seed
locust beans/locust beans | paste | 5g | @wa | iru, dawadawa, ogiri ; locust bean
cardamom | sweetspice | 0.1tsp | @in @me | ; cardamom pod, ground cardamom, green cardamom, cardamome, cardamomo, kardamom, cardamom powder, green cardamom pod, black cardamom
cinnamon | sweetspice | 0.15tsp | | ; ground cinnamon, cinnamon stick, cannelle, canela, zimt, cannella, cinnamon powder
nutmeg | sweetspice | 0.05tsp | | mace ; ground nutmeg, muscade, nuez moscada, muskatnuss, muskat, noce moscata, freshly grated nutmeg, grated nutmeg
cloves/cloves | sweetspice | 0.05tsp | short=clove | allspice, mixed spice, pumpkin pie spice ; ground clove, whole clove, clou de girofle, clavo, gewurznelke, nelken, chiodo di garofano, ground allspice, allspice berry, clous de girofle
star anise | sweetspice | 0.25 each2 | @cn | five spice powder ; five spice, chinese five spice, chinese five spice powder, anis etoile
ground ginger | sweetspice | 0.15tsp | short=ginger | ; ginger powder, dried ginger, ingwerpulver
saffron | spice | 0.05tsp | @in @es | ; saffron thread, safran, azafran, zafferano, annatto, achiote
sumac | spice | 0.25tsp | @me | zaatar, ras el hanout, baharat, dukkah, berbere ; za'atar, shawarma spice
taco seasoning | spice | 0.5tsp | @mx | fajita seasoning ; tajin, taco seasoning mix, adobo seasoning
cajun seasoning | spice | 0.5tsp | @us | creole seasoning, old bay seasoning, jerk seasoning, suya spice, seasoning, seasoning blend, greek seasoning, barbecue seasoning, tandoori spices ; old bay, cajun spice, blackening spice, all purpose seasoning, seasoned salt, steak seasoning, poultry seasoning, bbq rub, seasoning mix
garlic powder | spice | 0.15tsp | | onion powder ; granulated garlic, dried onion, dried minced onion, garlic granule, garlic salt, onion flake, fried onion
curry paste | paste | 15g | diet=fish !crustaceans @th @in | red curry paste, green curry paste, massaman curry paste, tikka paste ; thai red curry paste, thai green curry paste, madras paste, laksa paste, yellow curry paste, green thai curry paste
harissa | paste | 6g | @me | ; harissa paste, rose harissa
tomato paste | paste | 0.5tbsp | short=tomato | ; tomato concentrate, concentre de tomate, tomatenmark, concentrato di pomodoro, tomato puree concentrate, double concentrate tomato puree, tomato purée concentrate
miso | paste | 9g | !soy @jp | white miso, red miso, doenjang ; miso paste
chipotle paste | paste | 4g | @mx | enchilada sauce, mole ; chipotle in adobo, chipotle in adobo sauce, chipotle sauce
gochujang | paste | 9g | !soy !gluten @kr | doubanjiang, black bean sauce, sambal, sambal oelek ; korean chilli paste, chilli bean paste, chili bean paste, garlic chili sauce, chili garlic sauce, chile garlic sauce, chilegarlic sauce, chili paste
tamarind | paste | 6g | both @th @in | pomegranate molasses ; tamarind paste, tamarind concentrate, tamarindo, amchur, dried mango powder
olive oil | oil | 0.5tbsp | @it @gr | ; extra virgin olive oil, huile d'olive, aceite de oliva, aceite, olivenol, olio d'oliva, olio, huile, virgin olive oil, light olive oil
vegetable oil | oil | 0.5tbsp | | sunflower oil, canola oil, rapeseed oil, corn oil, peanut oil, groundnut oil, grapeseed oil, avocado oil, safflower oil, soybean oil, mustard oil, walnut oil ; oil, cooking oil, ol, sonnenblumenol, rapsol, neutral oil, cooking spray, nonstick cooking spray, salad oil, frying oil, oil spray, vegetable oil spray, shortening oil, cooking fat, nonstick spray, non stick spray
coconut oil | oil | 0.5tbsp | | ; huile de coco, aceite de coco, kokosol
palm oil | oil | 0.5tbsp | savoury @wa | ; red palm oil, dende, dende oil
sesame oil | sauce | 0.25tbsp | !sesame @cn @jp @kr | ; toasted sesame oil, dark sesame oil, asian sesame oil, sesamol
butter | butter | 10g tbsp14 | | ; unsalted butter, salted butter, beurre, mantequilla, burro, butter stick, butter softened, 🧈
ghee | butter | 0.5tbsp | @in | ; clarified butter, butterschmalz
margarine | butter | 10g tbsp14 | diet=vegan -milk | vegan butter ; plant butter, dairy free spread, shortening, vegetable shortening
lard | oil | 0.5tbsp | diet=meat savoury | duck fat, goose fat, bacon fat, chicken fat, suet, drippings, fatback ; schmalz, bacon drippings, bacon grease, manteca, saindoux
soy sauce | sauce | 0.75tbsp | !soy !gluten @cn @jp | tamari, coconut aminos, ponzu ; soya sauce, light soy sauce, dark soy sauce, low sodium soy sauce, sauce soja, salsa de soja, sojasauce, shoyu, salsa di soia, kecap manis, liquid aminos, reduced sodium soy sauce, less sodium soy sauce
fish sauce | sauce | 0.5tbsp | diet=fish !fish @th | ; nam pla, nuoc mam, asian fish sauce, shrimp paste, nuoc cham, nuoc nam
oyster sauce | sauce | 0.5tbsp | diet=fish !molluscs !soy !gluten @cn | ; vegetarian oyster sauce, mushroom sauce
hoisin sauce | sauce | 1tbsp | !soy !gluten !sesame @cn | plum sauce ; hoisin, sweet and sour sauce, duck sauce
teriyaki sauce | sauce | 1tbsp | !soy !gluten @jp | ; teriyaki, stir fry sauce, yakitori sauce
sweet chilli sauce | sauce | 0.75tbsp | @th | ; sweet chili sauce, thai sweet chili sauce
mirin | sauce | 0.5tbsp | @jp | sake, rice wine, shaoxing wine, dry sherry ; shaoxing, chinese rice wine, chinese cooking wine, cooking wine
worcestershire sauce | sauce | 0.25tbsp | diet=fish !fish !gluten @us | ; worcester sauce, worcestershire
hot sauce | sauce | 0.25tbsp | @mx @us | tabasco, sriracha, chilli oil ; hot pepper sauce, chilli sauce, chili sauce, chili oil, peri peri sauce, louisiana hot sauce, tabasco sauce, buffalo sauce
barbecue sauce | sauce | 1tbsp | @us | ; bbq sauce, barbeque sauce, steak sauce
ketchup | sauce | 0.75tbsp | | cocktail sauce ; tomato ketchup, catsup
mustard | sauce | 0.25tbsp | !mustard | dijon mustard, wholegrain mustard ; yellow mustard, moutarde, mostaza, senf, senape, english mustard, dijon, spicy brown mustard, coarse grain mustard, prepared mustard
mayonnaise | spread | 1tbsp | !egg !mustard diet=vegetarian | mayo, aioli, tartar sauce ; mayonesa, maionese, mayonaise, light mayonnaise, thousand island dressing
horseradish | spread | 0.25tbsp | | wasabi ; horseradish sauce, prepared horseradish, meerrettich
pesto | spread | 1tbsp | !milk !nuts diet=rennet @it | red pesto ; basil pesto, green pesto, pesto sauce, pesto genovese
caesar dressing | spread | 1.5tbsp | !egg !milk !mustard !fish diet=fish short=caesar @us | ranch dressing, dressing ; caesar salad dressing
hummus | spread | 35g | !sesame @me | baba ganoush ; houmous, houmus
tahini | nutbutter | 1tbsp | !sesame savoury @me | ; tahini paste, tahin, sesame paste, sesame seed paste
salsa | spread | 2tbsp | @mx | salsa verde ; pico de gallo, salsa roja, picante sauce, tomato salsa, green salsa, taco sauce
stock | stock | 200ml | diet=meat !celery | broth ; stock cube, bouillon cube, bouillon, bruhe, brodo, fond, maggi cube, stock powder, seasoning cube, maggi, vegetable base
vegetable stock | stock | 200ml | short=stock !celery | vegetable broth ; bouillon de legume, caldo de verduras, gemusebruhe, low sodium vegetable broth
chicken stock | stock | 200ml | short=stock diet=meat !celery | chicken broth ; bouillon de poulet, caldo de pollo, huhnerbruhe, brodo di pollo, low sodium chicken broth, reduced sodium chicken broth, chicken bouillon, fat free less sodium chicken broth, turkey stock, less sodium chicken broth, homemade chicken stock
beef stock | stock | 200ml | short=stock diet=meat !celery | beef broth, bone broth ; veal stock, demi glace, low sodium beef broth, beef bouillon
fish stock | stock | 200ml | short=stock diet=fish !fish @jp | dashi, clam juice ; seafood stock, fumet, dashi stock, bonito flake, katsuobushi, katsuo bushi
white wine | wine | 40ml | both | dry white wine, vermouth, sherry, marsala, prosecco, champagne, madeira, chardonnay, chablis ; vin blanc, vino blanco, weisswein, vino bianco, marsala wine, dry vermouth, 🥂, 🍾
red wine | wine | 50ml | both | dry red wine, port, zinfandel, beaujolais ; wine, vin rouge, vino tinto, rotwein, vino rosso, vin, vino, wein, 🍷
coconut milk | coconutmilk | 100ml | @th @in | coconut cream ; unsweetened coconut milk, lait de coco, leche de coco, kokosmilch, latte di cocco, light coconut milk, cream of coconut
cream | cream | 40ml | | double cream, single cream, whipping cream, half and half, evaporated milk, heavy cream ; heavy whipping cream, creme, nata, sahne, panna, cooking cream, creme liquide, light cream, schlagsahne, table cream, soy cream, oat cream, half & half, half half, whipping cream
sour cream | yogurt | 30g | savoury | creme fraiche, quark ; crema, mexican crema, schmand, saure sahne, fromage blanc, creme fraiche d'isigny, light sour cream
yogurt | yogurt | 60g cup245 | | greek yogurt, labneh, skyr, kefir, tzatziki ; natural yogurt, plain yogurt, yoghurt, yogourt, yaourt, yogur, joghurt, curd, dahi, plain greek yogurt, plain low fat yogurt, non fat yogurt, natural yoghurt, nonfat greek yogurt, fat free yogurt, plain whole milk yogurt, yoghourt
coconut yogurt | yogurt | 60g cup245 | diet=vegan -milk | ; soy yogurt, plant yogurt, vegan yogurt
milk | milk | 150ml | | ; whole milk, skimmed milk, semi skimmed milk, lait, leche, milch, latte, low fat milk, 2% milk, skim milk, fat free milk, 1% low fat milk, reduced fat milk, goat milk, 🥛
buttermilk | milk | 120ml | | ; low fat buttermilk, babeurre, suero de leche, buttermilch, lassi, ayran
condensed milk | sugar | 40g tbsp20 | diet=vegetarian !milk | dulce de leche, caramel sauce ; sweetened condensed milk, caramel, toffee, leche condensada
oat drink | plantmilk | 150ml | !gluten | oat milk, rice milk ; lait d'avoine, hafermilch, haferdrink, plant milk
soy drink | plantmilk | 150ml | !soy | soy milk ; soya milk, soymilk, sojamilch, lait de soja
almond drink | plantmilk | 150ml | !nuts | almond milk ; mandelmilch, lait d'amande, unsweetened almond milk, cashew milk
parmesan | hardcheese | 15g | @it | grana padano, pecorino, manchego, asiago ; parmesan cheese, parmigiano, parmigiano reggiano, pecorino romano, parmesano, fresh parmesan cheese, romano cheese, pecorino cheese, grana
cheddar | hardcheese | 35g | | gruyere, emmental, swiss cheese, gouda, monterey jack, red leicester, american cheese, provolone, fontina, raclette, gruyere cheese, comte, queso oaxaca, oaxaca cheese, pepper jack, edam ; cheddar cheese, cheese, sharp cheddar cheese, fromage, queso, kase, formaggio, emmentaler, mexican cheese blend, jack cheese, monterey jack cheese, extra sharp cheddar cheese, provolone cheese, colby cheese, velveeta, 🧀
mozzarella | softcheese | 60g each125 | cut=tear @it | burrata ; mozzarella cheese, fresh mozzarella, mozarella cheese, part skim mozzarella cheese, bocconcini
feta | softcheese | 35g | @gr | queso fresco, cotija ; feta cheese, feta cheese crumble, cotija cheese, feta crumble, schafskase
goat cheese | softcheese | 35g | @fr | ; goats cheese, chevre, queso de cabra, ziegenkase, caprino, soft goat cheese
blue cheese | softcheese | 25g | | gorgonzola, stilton, roquefort ; gorgonzola cheese, blauschimmelkase
brie | softcheese | 40g | cut=slice @fr | camembert, taleggio ; brie cheese
ricotta | spooncheese | 50g | @it | cottage cheese ; ricotta cheese, requeson, huttenkase, part skim ricotta cheese, whole milk ricotta cheese
cream cheese | spooncheese | 35g tbsp15 | | mascarpone ; philadelphia, frischkase, fromage frais, queso crema, neufchatel, mascarpone cheese, soft cheese, low fat cream cheese, formaggio fresco
vegan cheese | hardcheese | 30g | diet=vegan -milk | ; nutritional yeast, dairy free cheese
almonds/almonds | nut | 20g handful30 | short=almond | flaked almond, ground almond ; almond, amande, almendra, mandel, mandeln, mandorla, mandorle, slivered almond, blanched almond, almond flour, almond meal, toasted almond
walnuts/walnuts | nut | 20g handful30 | short=walnut | pecan, chestnut ; walnut, noix, nuez, walnuss, walnusse, noce, noci, walnut half, pecan half, nut, toasted walnut, 🌰
cashews/cashews | nut | 20g handful30 | short=cashew @in | ; cashew, cashew nut, noix de cajou, anacardo, cashewkerne, unsalted cashew
hazelnuts/hazelnuts | nut | 20g handful30 | short=hazelnut | pistachio, macadamia, brazil nut ; hazelnut, noisette, avellana, haselnuss, haselnusse, nocciola, nocciole, pistache, pistachio nut
peanuts/peanuts | nut | 15g handful30 | short=peanut -nuts !peanuts @wa @th | ; peanut, groundnut, cacahuete, erdnuss, erdnusse, arachide, roasted peanut, dry roasted peanut, unsalted peanut, mani, 🥜
pine nuts/pine nuts | nut | 10g | short=pine_nut -nuts cut= @it | ; pine nut, pignoli, pinon, pinienkerne, pinoli, toasted pine nut, pinenut, pignoli nut
peanut butter | nutbutter | 1.5tbsp | short=peanut !peanuts @wa @th | ; groundnut paste, creamy peanut butter, chunky peanut butter, beurre de cacahuete, erdnussbutter, groundnut butter, smooth peanut butter
almond butter | nutbutter | 1.5tbsp | short=almond !nuts | cashew butter ; nut butter, mandelmus
sesame seeds/sesame seeds | seed | 1tsp | short=sesame !sesame @cn @jp | ; sesame seed, toasted sesame seed, sesam, sesame, sesamo, white sesame seed, black sesame seed, furikake
seeds/seeds | seed | 10g | short=seed | pumpkin seed, sunflower seed, chia seed, flaxseed, poppy seed, hemp seed, egusi, ogbono ; seed, pepita, linseed, flax seed, kurbiskerne, sonnenblumenkerne, chia, graine, egusi seed, melon seed
apple/apples | bakefruit | 0.75 each182 | | ; granny smith apple, cooking apple, pomme, manzana, apfel, mela, bramley apple, mele, pommes, tart apple, gala apple, 🍎, 🍏
pear/pears | bakefruit | 0.75 each178 | | quince ; poire, pera, birne, birnen, asian pear, 🍐
peach/peaches | bakefruit | 1 each150 | roast=22 cut=stone | nectarine ; peche, melocoton, durazno, pfirsich, pesca, white peach, 🍑
plum/plums | bakefruit | 2 each66 | simmer=8 roast=25 cut=stone sweet | apricot, damson, greengage ; prune fraiche, ciruela, pflaume, pflaumen, zwetschge, zwetschgen, abricot, albicocca, prugna, fresh fig, mirabelle
cherries/cherries | berry | 100g cup154 | short=cherry cut= | ; cherry, cerise, cereza, kirsche, kirschen, ciliegia, ciliegie, sour cherry, maraschino cherry, morello cherry, 🍒
strawberries/strawberries | berry | 100g cup144 | short=strawberry cut=hull | ; strawberry, fraise, fresa, erdbeere, erdbeeren, fragola, fragole, 🍓
blueberries/blueberries | berry | 80g cup148 | short=blueberry | ; blueberry, myrtille, arandano, heidelbeere, heidelbeeren, blaubeere, blaubeeren, mirtillo, mirtilli, fresh blueberry, 🫐
raspberries/raspberries | berry | 80g cup123 | short=raspberry | blackberry, mixed berry, redcurrant, blackcurrant, gooseberry ; raspberry, berry, framboise, frambuesa, himbeere, himbeeren, lampone, lamponi, brombeere, brombeeren, currant, mulberry, beeren, acai
cranberries/cranberries | berry | 50g cup100 | short=cranberry cooked | ; cranberry, lingonberry, preiselbeere, preiselbeeren, fresh cranberry
elderberries/elderberries | berry | 60g | short=elderberry cooked | ; elderberry, holunderbeere, holunderbeeren, sureau
banana/bananas | tropical | 1 each120 | sweet | ; banane, platano, ripe banana, overripe banana, bananen, 🍌
mango/mangoes | tropical | 0.5 each336 | raw | ; mangue, mangos, green mango, 🥭
pineapple | tropical | 100g | | ; ananas, pina, pineapple chunk, fresh pineapple, pineapple ring, 🍍
papaya | tropical | 120g | | green papaya, guava, passion fruit, lychee, dragon fruit, star fruit, jackfruit, persimmon ; pawpaw, papaye, maracuja
kiwi/kiwis | tropical | 1 each69 | sweet | ; kiwi fruit, kiwifruit, 🥝
coconut | seed | 15g | short=coconut | desiccated coconut, shredded coconut, coconut flakes ; noix de coco, coco, kokosraspel, kokosnuss, cocco, grated coconut, flaked coconut, sweetened coconut, unsweetened shredded coconut, 🥥
orange/oranges | citrus | 1 each131 | | tangerine, clementine, satsuma, grapefruit, blood orange, pomelo, mandarin, kumquat, yuzu, calamansi ; naranja, arancia, apfelsine, orange zest, mandarin orange, orangen, pamplemousse, pompelmo, orange peel, 🍊
grapes/grapes | berry | 100g | short=grape cut=halve | ; grape, red grape, green grape, raisin frais, uva, traube, trauben, weintrauben, seedless grape, 🍇
melon | tropical | 180g | | cantaloupe, honeydew, watermelon ; galia melon, pasteque, sandia, wassermelone, anguria, melone, honigmelone, melon cantaloup, cantaloup, 🍉, 🍈
pomegranate/pomegranates | citrus | 0.25 each280 | cut=halve @me | ; pomegranate seed, grenade, granada, granatapfel, melograno, pomegranate aril
rhubarb | sourfruit | 120g | | ; rhubarb stalk, rhubarb stem, rhubarbe, ruibarbo, rhabarber, rabarbaro
raisins/raisins | driedfruit | 15g tbsp10 | short=raisin | sultana, golden raisin, goji berry, dried cranberry, dried cherry ; raisin, dried currant, raisin sec, rosinen, rosine, uvetta, pasa, craisin
dates/dates | driedfruit | 25g each8 | cut=roughly short=date @me | dried fig, prune, dried apricot, fig ; date, medjool date, datte, datil, dattel, datteln, dattero, datteri, figue, feige, feigen, fico, fichi, dried fruit, mixed peel
sugar | sugar | 1tbsp | | brown sugar, caster sugar, icing sugar, powdered sugar, light brown sugar, dark brown sugar, palm sugar, jaggery, muscovado ; white sugar, granulated sugar, cane sugar, demerara sugar, sucre, azucar, zucker, zucchero, confectioners sugar, superfine sugar, coconut sugar, panela, turbinado, piloncillo, golden caster sugar, stevia, sweetener, splenda, corn sugar
honey | honey | 0.75tbsp | | ; miel, honig, miele, runny honey, clear honey, 🍯
maple syrup | honey | 0.75tbsp | diet=vegan | golden syrup, agave syrup, corn syrup, date syrup, molasses, treacle ; syrup, agave, agave nectar, light corn syrup, sirop d'erable, ahornsirup, pancake syrup, black treacle
jam | jam | 1tbsp | | marmalade, apricot jam, raspberry jam, apple sauce, applesauce, strawberry jam, chutney, mango chutney, relish, membrillo ; jelly, confiture, mermelada, marmelade, marmellata, preserve, fruit preserve, apricot preserve, cranberry sauce, jelly preserve
lemon curd | jam | 1tbsp | !milk !egg diet=vegetarian | ; orange curd
chocolate | chocolate | 25g | !soy | dark chocolate, milk chocolate, chocolate chips, white chocolate ; bittersweet chocolate, semisweet chocolate, chocolat, schokolade, cioccolato, chocolate bar, chocolate chunk, semi sweet chocolate morsel, semisweet chocolate chip, 🍫
chocolate spread | jam | 1tbsp | !milk !nuts !soy diet=vegetarian | ; hazelnut spread, nutella
cocoa powder | cocoa | 0.5tbsp | short=chocolate | ; cocoa, unsweetened cocoa, unsweetened cocoa powder, cacao, cacao powder, kakao, drinking chocolate, hot chocolate powder
vanilla | flavour | 0.15tsp | | almond extract, orange flower water, rose water ; vanilla extract, vanilla essence, vanilla bean, vanilla pod, vanille, vainilla, vaniglia, rosewater, vanilla sugar, pure vanilla extract, vanilla paste, peppermint extract, lemon extract
flour | flour | 60g cup125 | | wholemeal flour, bread flour, plain flour, semolina ; all purpose flour, wheat flour, whole wheat flour, cake flour, farine, harina, mehl, farina, white flour, unbleached all purpose flour, unbleached flour, spelt flour, wheat, pastry flour, pancake mix, bisquick
self-raising flour | flour | 60g cup125 | | ; self rising flour, self raising flour
gluten-free flour | flour | 60g cup158 | -gluten | rice flour, buckwheat flour, chickpea flour, gram flour, besan, oat flour ; gluten free flour, cassava flour, coconut flour, glutinous rice flour, tapioca flour, gluten free plain flour
cornflour | leaven | 1tsp | role=thickener savoury | cornstarch, potato starch, arrowroot ; corn starch, maizena, maisstarke, starch, tapioca starch, arrowroot powder, amidon
baking powder | leaven | 0.5tsp | | baking soda ; bicarbonate of soda, bicarb, levure chimique, backpulver, lievito, levadura, sodium bicarbonate, bicarbonate, natron
yeast | leaven | 0.5tsp | role=flavour | ; active dry yeast, dried yeast, instant yeast, fresh yeast, hefe, trockenhefe, levure, dry yeast
tea | hotdrink | 1 bag2 | | green tea, black tea, chai, matcha, hibiscus ; tea bag, te, tee, the vert, earl grey, herbal tea, tea leaf, 🍵, 🫖
coffee | hotdrink | 2tsp | | espresso ; instant coffee, cafe, kaffee, caffe, ground coffee, coffee bean, espresso powder, instant espresso powder, strong coffee, brewed coffee, ☕
orange juice | juice | 150ml | | pineapple juice, grape juice, cranberry juice, apple cider, mango juice, grapefruit juice, apple juice ; fruit juice, juice, jus d'orange, zumo de naranja, orangensaft, succo d'arancia, jus, saft, fresh orange juice, apfelsaft, smoothie, 🧃
sparkling water | fizz | 150ml | | soda, cola, lemonade, tonic, tonic water, ginger ale, ginger beer, soda water ; mineral water, coke, club soda, lemon lime beverage, eau gazeuse, sprudel, mineralwasser, energy drink, root beer, kombucha, tonic, pepsi, sprite, 🥤, seltzer
beer | alcohol | 150ml | !gluten | lager, stout ; ale, biere, cerveza, bier, birra, guinness, dark beer, 🍺, 🍻
spirits/spirits | alcohol | 40ml | short=spirit | vodka, rum, gin, whisky, whiskey, tequila, brandy, cognac, bourbon, amaretto, limoncello, dark rum, white rum, triple sec, campari, aperol, cachaca, pisco, mezcal, grappa, armagnac, kirsch, pernod ; liqueur, kahlua, cointreau, light rum, orange liqueur, coffee liqueur, grand marnier, 🍸, 🍹, 🥃, schnapps, grand marnier liqueur
water | water | 200ml | | ; tap water, hot water, cold water, boiling water, warm water, eau, agua, wasser, acqua, ice, ice cube, ice water, lukewarm water, cold tap water, coconut water, 💧, 🧊
marshmallows/marshmallows | candy | 20g | short=marshmallow diet=meat | ; marshmallow, mini marshmallow, candy, sweets, gummy bear, bonbon, lollipop, gelatin, gelatine, jello, sprinkle, 🍬, 🍭
biscuits/biscuits | candy | 30g | short=biscuit !gluten !milk !egg | cookie, graham cracker, digestive biscuit, sponge cake, panettone ; biscuit, ladyfinger, oreo, gingerbread, graham cracker crumb, shortbread, wafer, keks, galleta, biscotto, cake, cake mix, ice cream, vanilla ice cream, whipped cream, whipped topping, doughnut, frosting, cereal, cornflakes, muffin, 🍪, 🍩, 🍰, 🍦, 🎂, 🧁, pound cake, angel food cake, vanilla wafer, gingersnap
crisps/crisps | snack | 20g handful20 | short=crisp | potato chip, tortilla chip, popcorn, crisp ; corn chip, nachos, doritos, chip, rice cake, prawn cracker, corn tortilla chip, 🍿
crackers/crackers | snack | 15g | short=cracker !gluten | crouton, pretzel, saltine ; cracker, 🥨
breadcrumbs/breadcrumbs | snack | 15g cup108 | short=breadcrumb !gluten | panko ; breadcrumb, bread crumb, panko breadcrumb, dry bread crumb, panko bread crumb, stuffing, paniermehl, chapelure, pan rallado, pangrattato, italian seasoned breadcrumb, fresh breadcrumb, plain breadcrumb, seasoned bread crumb
`;
