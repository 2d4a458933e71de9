/**
 * The fourteen allergens of Annex II of Regulation (EU) No 1169/2011, by their names in wishes, each with foods that hide it: foods
 * with another name that are it, or are usually made with it. The list was written from the Annex and from knowledge of cooking, before
 * the code that looks for these foods.
 */
export const HIDDEN_CARRIERS: Readonly<Record<string, readonly string[]>> = {
  gluten: [
    ...['soy sauce', 'couscous', 'seitan', 'bulgur', 'semolina', 'panko', 'udon noodles', 'beer', 'malt vinegar'],
    ...['freekeh', 'farro', 'spelt', 'orzo', 'filo pastry', 'hoisin sauce', 'teriyaki sauce', 'matzo', 'kamut'],
  ],
  crustaceans: [
    ...['prawns', 'shrimp paste', 'scampi', 'langoustines', 'crayfish', 'lobster bisque', 'crab sticks', 'belacan'],
    ...['prawn crackers', 'krill', 'laksa paste', 'XO sauce'],
  ],
  eggs: [
    ...['mayonnaise', 'aioli', 'meringue', 'hollandaise', 'béarnaise', 'custard', 'lemon curd', 'tartare sauce', 'brioche'],
    ...['ladyfingers', 'pavlova', 'macarons', 'advocaat', 'Caesar dressing', 'quiche', 'frittata'],
  ],
  fish: [
    ...['Worcestershire sauce', 'Caesar dressing', 'anchovies', 'nam pla', 'dashi', 'bonito flakes', 'katsuobushi', 'caviar'],
    ...['taramasalata', 'surimi', 'kimchi', 'nuoc mam', 'puttanesca', 'bouillabaisse'],
  ],
  peanuts: [
    ...['satay sauce', 'groundnut oil', 'arachis oil', 'monkey nuts', 'gado-gado', 'Snickers', "Reese's", 'beer nuts'],
    ...['satay skewers', 'groundnut stew', 'massaman curry paste'],
  ],
  soy: [
    ...['tofu', 'tempeh', 'miso', 'edamame', 'tamari', 'teriyaki sauce', 'hoisin sauce', 'natto', 'textured vegetable protein'],
    ...['yuba', 'shoyu', 'ponzu', 'kecap manis', 'gochujang', 'doenjang', 'black bean sauce'],
  ],
  milk: [
    ...['ghee', 'paneer', 'pesto', 'whey', 'casein', 'butter', 'crème fraîche', 'béchamel', 'dulce de leche', 'halloumi'],
    ...['kefir', 'quark', 'labneh', 'raita', 'tzatziki', 'half-and-half', 'ranch dressing', 'alfredo sauce', 'Nutella', 'ganache'],
  ],
  nuts: [
    ...['marzipan', 'praline', 'frangipane', 'Nutella', 'gianduja', 'amaretti', 'baklava', 'macarons', 'dukkah', 'romesco'],
    ...['pesto', 'nougat', 'orgeat', 'cashews', 'pistachios'],
  ],
  celery: [
    ...['celeriac', 'stock cubes', 'vegetable stock', 'bouillon powder', 'mirepoix', 'soffritto', 'Waldorf salad'],
    ...['chicken broth', 'Old Bay seasoning', 'vegetable bouillon', 'V8 juice'],
  ],
  mustard: [
    ...['Dijon', 'piccalilli', 'mayonnaise', 'vinaigrette', 'curry powder', 'remoulade', 'Caesar dressing', 'honey-mustard dressing'],
    ...['panch phoron', 'salad dressing', 'tartare sauce', 'wholegrain mustard'],
  ],
  sesame: [
    ...['tahini', 'hummus', 'halva', "za'atar", 'gomasio', 'baba ganoush', 'furikake', 'dukkah', 'gingelly oil'],
    ...['everything bagel seasoning', 'shichimi togarashi', 'tahina'],
  ],
  sulphites: [
    ...['white wine', 'red wine', 'sherry', 'Marsala', 'vermouth', 'prosecco', 'cider', 'port', 'dried apricots'],
    ...['wine vinegar', 'balsamic vinegar', 'champagne', 'glacé cherries', 'candied peel'],
  ],
  lupin: [
    ...['lupini beans', 'lupin flour', 'lupine', 'lupin seeds', 'lupini', 'tremoços', 'altramuces', 'lupin protein'],
    ...['sweet lupin', 'lupin flakes', 'lupin pasta'],
  ],
  molluscs: [
    ...['oyster sauce', 'squid ink', 'calamari', 'escargots', 'clam juice', 'scallops', 'mussels', 'octopus', 'cuttlefish'],
    ...['abalone', 'cockles', 'whelks', 'vongole', 'snails', 'clam chowder'],
  ],
};
