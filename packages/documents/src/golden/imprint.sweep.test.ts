import { profiles } from '../../../library/types/imprint/testing/profiles.ts';
import { goldenFiles } from '../testing/golden/golden-files.ts';

const owners = Object.fromEntries(Object.entries(profiles).map(([name, answers]) => [name, { answers }]));
goldenFiles('IMPRINT', {
  folder: 'imprint',
  owners,
  whole: {
    germanShop: 'de',
    germanJournalist: 'de',
    germanLawyers: 'en',
    germanClosing: 'es',
    austrianTrader: 'de',
    austrianMagazine: 'de',
    swissStudio: 'de',
    frenchSoftware: 'fr',
    italianShop: 'it',
    spanishShop: 'es',
    dutchAgency: 'nl',
    belgianAssociation: 'fr',
    britishConsultancy: 'en',
  },
});
