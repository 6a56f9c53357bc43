import { sellers } from '../../../library/types/return-refund-policy/testing/sellers/index.ts';
import { goldenFiles } from '../testing/golden/golden-files.ts';

const owners = Object.fromEntries(Object.entries(sellers).map(([name, answers]) => [name, { answers }]));
goldenFiles('RETURN_REFUND_POLICY', {
  folder: 'return-refund-policy',
  owners,
  whole: {
    australianSurf: 'en',
    austrianWorkshops: 'de',
    brazilianCrafts: 'es',
    britishNewspaper: 'en',
    californianOutfitter: 'es',
    dutchCourses: 'nl',
    frenchPortfolio: 'fr',
    germanPottery: 'de',
    indianTutoring: 'it',
    italianSofas: 'it',
    piedmontWine: 'fr',
  },
});
