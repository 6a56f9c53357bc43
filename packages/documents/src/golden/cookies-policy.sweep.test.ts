import { sites } from '../../../agreements/src/cookies-policy/testing/sites.ts';
import { goldenFiles } from '../testing/golden-files.ts';

goldenFiles('COOKIES_POLICY', { folder: 'cookies-policy', owners: sites });
