import { sites } from '../../../library/types/terms-conditions/testing/sites/index.ts';
import { goldenFiles } from '../testing/golden/golden-files.ts';

const owners = Object.fromEntries(Object.entries(sites).map(([name, answers]) => [name, { answers }]));
goldenFiles('TERMS_CONDITIONS', {
  folder: 'terms-conditions',
  owners,
  whole: {
    americanFitness: 'it',
    britishNewspaper: 'en',
    californianApp: 'en',
    californianCrm: 'nl',
    frenchSaas: 'fr',
    germanShop: 'de',
    irishChatbot: 'es',
    italianMarketplace: 'it',
    parisFashion: 'fr',
    worldPlatform: 'es',
  },
});
