import { expect, test } from 'vitest';
import { frenchForm } from './french-countries.ts';

test.each([
  ['France', 'la France', 'en France', 'de la France'],
  ['Irlande', 'l’Irlande', 'en Irlande', 'de l’Irlande'],
  ['États-Unis', 'les États-Unis', 'aux États-Unis', 'des États-Unis'],
  ['Pays-Bas', 'les Pays-Bas', 'aux Pays-Bas', 'des Pays-Bas'],
  ['Royaume-Uni', 'le Royaume-Uni', 'au Royaume-Uni', 'du Royaume-Uni'],
  ['Mexique', 'le Mexique', 'au Mexique', 'du Mexique'],
  ['Corée du Sud', 'la Corée du Sud', 'en Corée du Sud', 'de la Corée du Sud'],
  ['Honduras', 'le Honduras', 'au Honduras', 'du Honduras'],
  ['Iran', 'l’Iran', 'en Iran', 'de l’Iran'],
  ['Malte', 'Malte', 'à Malte', 'de Malte'],
  ['Israël', 'Israël', 'en Israël', 'd’Israël'],
  ['Texas', 'le Texas', 'au Texas', 'du Texas'],
  ['Caroline du Nord', 'la Caroline du Nord', 'en Caroline du Nord', 'de la Caroline du Nord'],
  ['New York', 'l’État de New York', 'dans l’État de New York', 'de l’État de New York'],
  ['Îles Caïmans', 'les Îles Caïmans', 'aux Îles Caïmans', 'des Îles Caïmans'],
])('%s has its article in French', (name, the, within, of) => {
  expect([frenchForm('the', name), frenchForm('in', name), frenchForm('of', name)]).toEqual([
    the,
    within,
    of,
  ]);
});
