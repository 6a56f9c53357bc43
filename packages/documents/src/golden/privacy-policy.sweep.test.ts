import { profiles } from '../../../agreements/src/privacy-policy/testing/profiles/index.ts';
import { goldenFiles } from '../testing/golden-files.ts';

const owners = Object.fromEntries(Object.entries(profiles).map(([name, answers]) => [name, { answers }]));
goldenFiles('PRIVACY_POLICY', { folder: 'privacy-policy', owners });
