import { publishers } from '../../../library/types/disclaimer/testing/publishers/index.ts';
import { goldenFiles } from '../testing/golden/golden-files.ts';

const owners = Object.fromEntries(Object.entries(publishers).map(([name, answers]) => [name, { answers }]));
goldenFiles('DISCLAIMER', {
  folder: 'disclaimer',
  owners,
  whole: {
    americanTrainer: 'nl',
    bavarianPayroll: 'de',
    britishNewspaper: 'en',
    californianCrm: 'it',
    germanBlog: 'de',
    indianTutoring: 'it',
    koreanComics: 'es',
    newYorkLawyers: 'en',
    spanishClinic: 'es',
    swissAdults: 'fr',
  },
});
