import { profiles } from '../../../library/types/accessibility-statement/testing/profiles.ts';
import { goldenFiles } from '../testing/golden/golden-files.ts';

const owners = Object.fromEntries(Object.entries(profiles).map(([name, answers]) => [name, { answers }]));
goldenFiles('ACCESSIBILITY_STATEMENT', {
  folder: 'accessibility-statement',
  owners,
  whole: {
    germanShop: 'de',
    austrianTravel: 'de',
    frenchFashion: 'fr',
    italianBank: 'it',
    spanishGame: 'es',
    dutchTickets: 'nl',
    irishWool: 'en',
    americanExporter: 'en',
    americanBlog: 'en',
    germanTown: 'de',
    frenchTown: 'fr',
    britishCouncil: 'en',
  },
});
