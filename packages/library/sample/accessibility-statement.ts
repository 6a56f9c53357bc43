import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { shop } from './northlight.ts';

/** A firm of five people, which is exempt and tells its customers all the same. */
export const accessibilityAnswers: Answers = {
  ...shop,
  // Unlike the other samples this one has words of its owner, and is read in every language.
  document_languages: ['en', 'de', 'es', 'fr', 'it', 'nl'],
  contact_phone: '+353 91 555 010',
  orders_online: 'yes',
  microenterprise: 'yes',
  accessibility_standard: 'wcag-2-2',
  assessment: 'self',
  assessment_day: '2026-11-12',
  conformance: 'partial',
  barriers: [
    {
      _id: 'pictures',
      barrier: {
        de: 'Manche Bilder von Stücken haben noch keine Beschreibung.',
        en: 'Some pictures of pieces do not have a description yet.',
        es: 'Algunas imágenes de piezas todavía no tienen descripción.',
        fr: 'Certaines images de pièces n’ont pas encore de description.',
        it: 'Alcune immagini dei pezzi non hanno ancora una descrizione.',
        nl: 'Sommige afbeeldingen van stukken hebben nog geen beschrijving.',
      },
      barrier_reason: 'mending',
      barrier_by: '2027-02-28',
      barrier_instead: {
        de: 'Am Telefon beschreiben wir Ihnen jedes Stück.',
        en: 'We describe any piece to you by telephone.',
        es: 'Por teléfono le describimos cualquier pieza.',
        fr: 'Nous vous décrivons chaque pièce par téléphone.',
        it: 'Per telefono Le descriviamo ogni pezzo.',
        nl: 'Aan de telefoon beschrijven wij elk stuk.',
      },
    },
    {
      _id: 'films',
      barrier: {
        de: 'Den Filmen aus der Werkstatt fehlen Untertitel.',
        en: 'The films from the workshop have no subtitles.',
        es: 'Los vídeos del taller no tienen subtítulos.',
        fr: 'Les films de l’atelier n’ont pas de sous-titres.',
        it: 'I filmati del laboratorio non hanno sottotitoli.',
        nl: 'De films uit de werkplaats hebben geen ondertiteling.',
      },
      barrier_reason: 'mending',
    },
    {
      _id: 'map',
      barrier: {
        de: 'Die Karte zur Werkstatt stammt von einem anderen Anbieter und lässt sich nicht mit der Tastatur bedienen.',
        en: 'The map of the way to the workshop comes from another provider and cannot be used with the keyboard.',
        es: 'El mapa del taller es de otro proveedor y no se puede usar con el teclado.',
        fr: 'Le plan d’accès à l’atelier vient d’un autre fournisseur et n’est pas utilisable au clavier.',
        it: 'La mappa del laboratorio è di un altro fornitore e non si può usare con la tastiera.',
        nl: 'De kaart naar de werkplaats komt van een andere aanbieder en werkt niet met het toetsenbord.',
      },
      barrier_reason: 'other',
      barrier_instead: {
        de: 'Der Weg ist auf der Seite daneben in Worten beschrieben.',
        en: 'The way is described in words beside it.',
        es: 'El camino se describe con palabras al lado.',
        fr: 'Le chemin est décrit en mots à côté.',
        it: 'Il percorso è descritto a parole accanto.',
        nl: 'De weg staat er in woorden naast.',
      },
    },
  ],
  accessibility_measures: ['training', 'release-tests', 'yearly-check'],
  feedback_days: 5,
};
