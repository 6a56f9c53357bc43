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
import type { PrivacyQuestions } from '../clauses/clause.ts';

type Spoken = Pick<Context<PrivacyQuestions>, 'say' | 'language'>;
type Sentence = (name: Words, address: Words, mail: Words) => Prose;
interface Texts {
  british: Sentence;
  unrepresented: Prose;
  swiss: Sentence;
}

const texts: Readonly<Record<Language, Texts>> = {
  de: {
    british: (name, address, mail) => prose`
      ### Vertreter im Vereinigten Königreich

      Unser Vertreter im Vereinigten Königreich nach Art. 27 UK GDPR ist **${name}**, ${address}, E-Mail: ${mail}. Sie und der
      Information Commissioner können sich an diese Stelle wenden.`,
    unrepresented: prose`Einen Vertreter im Vereinigten Königreich (Art. 27 UK GDPR) haben wir derzeit nicht benannt; sobald
      wir einen benennen, stehen sein Name und seine Kontaktdaten hier. Bis dahin können Sie und der Information Commissioner sich unmittelbar an uns wenden.`,
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
    unrepresented: prose`No representative in the United Kingdom (Article 27 UK GDPR) is designated at present; as soon as we
      designate one, the name and contact details will be given here. Until then you and the Information Commissioner may address us
      directly.`,
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
    unrepresented: prose`Actualmente no hemos designado ningún representante en el Reino Unido (artículo 27 del UK GDPR); en
      cuanto designemos uno, su nombre y sus datos de contacto figurarán aquí. Hasta entonces, usted y el Information
      Commissioner pueden dirigirse directamente a nosotros.`,
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
    unrepresented: prose`Nous n’avons désigné à ce jour aucun représentant au Royaume-Uni (article 27 du UK GDPR) ; dès que
      nous en désignerons un, son nom et ses coordonnées figureront ici. D’ici là, vous-même et l’Information Commissioner pouvez
      vous adresser directement à nous.`,
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
    unrepresented: prose`Al momento non abbiamo designato alcun rappresentante nel Regno Unito (art. 27 del UK GDPR); non
      appena ne designeremo uno, il suo nome e i suoi dati di contatto figureranno qui. Fino ad allora Lei e l’Information
      Commissioner possono rivolgersi direttamente a noi.`,
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
    unrepresented: prose`Wij hebben op dit moment geen vertegenwoordiger in het Verenigd Koninkrijk (artikel 27 UK GDPR)
      aangewezen; zodra wij er een aanwijzen, staan de naam en contactgegevens hier. Tot dan kunnen u en de Information
      Commissioner zich rechtstreeks tot ons wenden.`,
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

export function noBritishRepresentative({ language }: Pick<Spoken, 'language'>): Prose {
  return texts[language].unrepresented;
}

export function swissRepresentative({ say, language }: Spoken): Prose {
  return sequence(
    rows(say.ch_rep).map((row) =>
      texts[language].swiss(row.ch_rep_name, row.ch_rep_address, link(row.ch_rep_email, 'mailto:')),
    ),
  );
}
