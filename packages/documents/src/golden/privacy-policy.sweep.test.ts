import { profiles } from '../../../library/types/privacy-policy/testing/profiles/index.ts';
import { goldenFiles } from '../testing/golden/golden-files.ts';

const owners = Object.fromEntries(Object.entries(profiles).map(([name, answers]) => [name, { answers }]));
goldenFiles('PRIVACY_POLICY', {
  folder: 'privacy-policy',
  owners,
  whole: {
    americanChildrensGame: 'en',
    americanFitness: 'it',
    berlinNothing: 'de',
    dubaiConcierge: 'nl',
    illinoisFaceLogin: 'fr',
    irishChatbot: 'de',
    nevadaDataSeller: 'en',
    parisFashion: 'fr',
    singaporeGame: 'nl',
    spanishBlog: 'es',
    texanOutdoor: 'es',
  },
});
