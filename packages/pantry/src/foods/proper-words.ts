/** Words of foods that have a capital letter. */
export const PROPER =
  /\b(?:american|anaheim|asian|belgian|cajun|canadian|chinese|creole|danish|dijon|dutch|english|french|german|grand marnier|granny smith|greek|hawaiian|hungarian|indian|irish|italian|jamaican|jerusalem|japanese|korean|mediterranean|mexican|monterey|moroccan|old bay|pimm|polish|roma(?= tomato)|spanish|swedish|swiss|thousand island|(?<!Pad )thai|turkish|vidalia|vietnamese|(?<!vegan )worcestershire|yukon)\b/g;
