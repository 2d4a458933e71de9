/** Words of foods that have a capital letter. */
export const PROPER =
  /\b(?:american|asian|cajun|canadian|chinese|creole|danish|dijon|dutch|english|french|german|granny smith|greek|hawaiian|hungarian|indian|irish|italian|jamaican|japanese|korean|mediterranean|mexican|monterey|moroccan|old bay|polish|roma(?= tomato)|spanish|swedish|swiss|(?<!Pad )thai|turkish|vidalia|vietnamese|(?<!vegan )worcestershire|yukon)\b/g;
