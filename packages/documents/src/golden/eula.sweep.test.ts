import { sites } from '../../../library/types/eula/testing/sites/index.ts';
import { goldenFiles } from '../testing/golden/golden-files.ts';

const owners = Object.fromEntries(Object.entries(sites).map(([name, answers]) => [name, { answers }]));
goldenFiles('EULA', {
  folder: 'eula',
  owners,
  whole: {
    austrianSchool: 'de',
    bavarianPayroll: 'de',
    britishDesktop: 'en',
    californianCrm: 'nl',
    californianGame: 'en',
    dutchDevice: 'fr',
    frenchSaas: 'fr',
    irishChatbot: 'es',
    italianPlugin: 'it',
    italianReadingApp: 'it',
  },
});
