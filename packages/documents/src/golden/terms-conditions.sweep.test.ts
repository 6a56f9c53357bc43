import { sites } from '../../../agreements/src/terms-conditions/testing/sites/index.ts';
import { goldenFiles } from '../testing/golden-files.ts';

const owners = Object.fromEntries(Object.entries(sites).map(([name, answers]) => [name, { answers }]));
goldenFiles('TERMS_CONDITIONS', { folder: 'terms-conditions', owners });
