import { placeTexts } from '../place-texts.ts';

export const placeNames = placeTexts('es');
