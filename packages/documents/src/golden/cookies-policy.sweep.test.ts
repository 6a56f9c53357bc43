import { sites } from '../../../library/types/cookies-policy/testing/sites.ts';
import { goldenFiles } from '../testing/golden/golden-files.ts';

goldenFiles('COOKIES_POLICY', {
  folder: 'cookies-policy',
  owners: sites,
  whole: {
    americanChildrensGame: 'en',
    connecticutPeopleSearch: 'nl',
    dutchPlants: 'nl',
    germanShop: 'de',
    irishChatbot: 'en',
    newZealandMusic: 'it',
    parisFashion: 'fr',
    piedmontWine: 'it',
    spanishBlog: 'es',
    texanOutdoor: 'es',
  },
});
