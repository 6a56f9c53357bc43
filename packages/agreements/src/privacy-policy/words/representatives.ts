/** Representatives in the United Kingdom and in Switzerland, for the section on contact. */
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  link,
  type Prose,
  prose,
  type Words,
  rows,
  sequence,
} from '../../document/authoring.ts';
import type { PrivacyQuestions } from '../clause.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

type Spoken = Pick<Context<PrivacyQuestions>, 'say' | 'language'>;
type Sentence = (name: Words, address: Words, mail: Words) => Prose;
interface Texts {
  british: Sentence;
  swiss: Sentence;
}

const texts: Readonly<Record<Language, Texts>> = {
  de: {
    british: (name, address, mail) => prose`
      ### Vertreter im Vereinigten Königreich

      Unser Vertreter im Vereinigten Königreich nach Art. 27 UK GDPR ist **${name}**, ${address}, E-Mail: ${mail}. Sie und der
      Information Commissioner können sich an diese Stelle wenden.`,
    swiss: (name, address, mail) => prose`
      ### Vertretung in der Schweiz

      Unsere Vertretung in der Schweiz nach Art. 14 des Schweizer Datenschutzgesetzes (DSG) ist **${name}**, ${address}, E-Mail:
      ${mail}. Sie ist dort Anlaufstelle für Sie und für den EDÖB.`,
  },
  en: {
    british: (name, address, mail) => prose`
      ### Representative in the United Kingdom

      Our representative in the United Kingdom under Article 27 UK GDPR is **${name}**, ${address}, e-mail: ${mail}. You and the
      Information Commissioner may address the representative.`,
    swiss: (name, address, mail) => prose`
      ### Representative in Switzerland

      Our representative in Switzerland under Article 14 of the Swiss Federal Act on Data Protection (FADP) is **${name}**,
      ${address}, e-mail: ${mail}. The representative is the contact point there for you and for the FDPIC.`,
  },
  es: {
    british: (name, address, mail) => prose`
      ### Representante en el Reino Unido

      Nuestro representante en el Reino Unido conforme al artículo 27 del UK GDPR es **${name}**, ${address}, correo electrónico:
      ${mail}. Usted y el Information Commissioner pueden dirigirse a él.`,
    swiss: (name, address, mail) => prose`
      ### Representante en Suiza

      Nuestro representante en Suiza conforme al artículo 14 de la Ley federal suiza de protección de datos (LPD) es **${name}**,
      ${address}, correo electrónico: ${mail}. Es el punto de contacto en Suiza para usted y para el comisionado federal suizo de protección de
      datos y transparencia (EDÖB/PFPDT).`,
  },
  fr: {
    british: (name, address, mail) => prose`
      ### Représentant au Royaume-Uni

      Notre représentant au Royaume-Uni au titre de l’article 27 du UK GDPR est **${name}**, ${address}, courrier électronique :
      ${mail}. Vous-même et l’Information Commissioner pouvez vous adresser à lui.`,
    swiss: (name, address, mail) => prose`
      ### Représentant en Suisse

      Notre représentant en Suisse au titre de l’article 14 de la loi fédérale suisse sur la protection des données (LPD) est
      **${name}**, ${address}, courrier électronique : ${mail}. Il y sert de point de contact pour vous et pour le PFPDT.`,
  },
  it: {
    british: (name, address, mail) => prose`
      ### Rappresentante nel Regno Unito

      Il nostro rappresentante nel Regno Unito ai sensi dell’art. 27 del UK GDPR è **${name}**, ${address}, e-mail: ${mail}. Lei e
      l’Information Commissioner possono rivolgersi al rappresentante.`,
    swiss: (name, address, mail) => prose`
      ### Rappresentante in Svizzera

      Il nostro rappresentante in Svizzera ai sensi dell’art. 14 della legge federale svizzera sulla protezione dei dati (LPD) è
      **${name}**, ${address}, e-mail: ${mail}. Funge in Svizzera da punto di contatto per Lei e per l’IFPDT.`,
  },
  nl: {
    british: (name, address, mail) => prose`
      ### Vertegenwoordiger in het Verenigd Koninkrijk

      Onze vertegenwoordiger in het Verenigd Koninkrijk in de zin van artikel 27 UK GDPR is **${name}**, ${address}, e-mail:
      ${mail}. U en de Information Commissioner kunnen zich tot deze vertegenwoordiger wenden.`,
    swiss: (name, address, mail) => prose`
      ### Vertegenwoordiger in Zwitserland

      Onze vertegenwoordiger in Zwitserland in de zin van artikel 14 van de Zwitserse federale wet inzake gegevensbescherming (DSG)
      is **${name}**, ${address}, e-mail: ${mail}. Deze vertegenwoordiger is daar het aanspreekpunt voor u en voor de toezichthouder
      EDÖB.`,
  },
};

export function britishRepresentative({ say, language }: Spoken): Prose {
  return sequence(
    rows(say.uk_rep).map((row) =>
      texts[language].british(row.uk_rep_name, row.uk_rep_address, link(row.uk_rep_email, 'mailto:')),
    ),
  );
}

export function swissRepresentative({ say, language }: Spoken): Prose {
  return sequence(
    rows(say.ch_rep).map((row) =>
      texts[language].swiss(row.ch_rep_name, row.ch_rep_address, link(row.ch_rep_email, 'mailto:')),
    ),
  );
}
