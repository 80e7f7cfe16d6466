// Parts of several English phrases.

export const NOT =
  "(not|never|no|nor|without|dont|doesnt|didnt|wont|wouldnt|cant|couldnt|isnt|arent|wasnt|havent)" +
  "( (going|gonna|really|actually|even|ever|want|wanted|to|planning|trying|about|thinking|feeling|feel|having|have|had|any|be|been|thought|considered|that|i want|thoughts|of|more|longer|at|all|exactly|wan|felt|go))*";
export const SOMEONE =
  "he|she|they|who|has|had|brother|sister|friend|cousin|uncle|aunt|aunty|mother|father|mum|mom|dad|husband|partner|ex|neighbour|colleague|classmate|character|people|someone|somebody|patient";
export const ACCIDENT =
  "shaving|shave|shaved|chopping|cooking|kitchen|onions?|knife slipped|peeling|iron|stove|oven|pot|gym|netball|running|accident|accidentally|straightener|hair|paper|tin|glass|fence|wax|waxing|tea|soup|oil|exercise|exercising|training|sport|yoga";
