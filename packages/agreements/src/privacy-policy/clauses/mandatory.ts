import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  prose,
  type Prose,
  records,
  rows,
  type Words,
} from '../../document/authoring.ts';
import { dataTypeWords, type DataType } from '../words/pd-types.ts';
import { underEither } from '../words/regulation.ts';
import { requiredBasisWords, type RequiredBasis, usualConsequenceWords } from '../words/required-basis.ts';
import { clause, type PrivacyQuestions } from './clause.ts';
import { enumerated } from './key-points.ts';

interface Nouns {
  types: Readonly<Record<DataType, Words>>;
  basis: Readonly<Record<RequiredBasis, Words>>;
  consequence: Readonly<Record<RequiredBasis, Words>>;
}

/** One row per entry; what usually follows stands where the owner wrote no consequence. */
function table(
  { a, say, w, name, names }: Context<PrivacyQuestions, Language, never, Nouns>,
  labels: { data: string; duty: string; consequence: string },
): Prose {
  return records(
    labels,
    rows(say.pd_required).map((row, i) => ({
      data: enumerated(names(row.required_data, w.types, row['required_data.own'])),
      duty: name(row.required_basis, w.basis),
      consequence: given(a.pd_required?.[i]?.required_consequence)
        ? row.required_consequence
        : name(row.required_basis, w.consequence),
    })),
  );
}

/**
 * Drafting note. Article 13(2)(e) GDPR and UK GDPR: statutory, contractual or needed for a contract, and what follows.
 * general stands where the owner wrote no row: three cases, each told by its condition.
 */
export const mandatory = clause({
  id: 'pp.mandatory',
  version: 2,
  when: (a) => underEither(a) && a.pd_none_confirm !== 'yes',
  parts: {
    general: { meets: ['gdpr-13-2-e'] },
    table: { meets: ['gdpr-13-2-e'], when: (a) => given(a.pd_required) },
  },
  words: {
    de: { types: dataTypeWords.de, basis: requiredBasisWords.de, consequence: usualConsequenceWords.de },
    en: { types: dataTypeWords.en, basis: requiredBasisWords.en, consequence: usualConsequenceWords.en },
    es: { types: dataTypeWords.es, basis: requiredBasisWords.es, consequence: usualConsequenceWords.es },
    fr: { types: dataTypeWords.fr, basis: requiredBasisWords.fr, consequence: usualConsequenceWords.fr },
    it: { types: dataTypeWords.it, basis: requiredBasisWords.it, consequence: usualConsequenceWords.it },
    nl: { types: dataTypeWords.nl, basis: requiredBasisWords.nl, consequence: usualConsequenceWords.nl },
  },
  text: {
    de: (c) => prose`
      ## Müssen Sie uns Daten geben?

      ${c.part.general(prose`
        Das hängt davon ab, wofür wir die Daten brauchen:

        - **Vertrag:** Daten, die wir für den Abschluss oder die Erfüllung eines Vertrags mit Ihnen brauchen,
          müssen Sie angeben, wenn Sie den Vertrag wünschen. Ohne sie können wir ihn nicht schließen oder nicht
          erfüllen.
        - **Gesetz:** Soweit ein Gesetz Angaben von Ihnen verlangt, etwa für eine Rechnung, sind Sie dazu verpflichtet. Ohne sie können wir die betreffende Leistung möglicherweise nicht erbringen.
        - **Technik:** Ohne die Daten, die Ihr Gerät beim Abruf übermittelt, etwa die IP-Adresse, lässt sich
          unser Angebot nicht nutzen.
        - **Alles Übrige** ist freiwillig. Fehlen solche Angaben, können wir die Leistung, für die sie gedacht
          sind, möglicherweise nicht erbringen, etwa eine Anfrage nicht beantworten.`)}

      ${c.part.table(prose`
        Im Einzelnen:

        ${table(c, { data: 'Daten', duty: 'Pflicht zur Angabe', consequence: 'Folge, wenn sie fehlen' })}`)}`,
    en: (c) => prose`
      ## Do you have to give us data?

      ${c.part.general(prose`
        That depends on what we need the data for:

        - **Contract:** if you want a contract with us, you must give the data that we need to conclude or perform it. Without
          this data we cannot do so.
        - **Law:** where a law requires details from you, for example for an invoice, you must give them.
          Without them we may be unable to provide the service concerned.
        - **Technology:** without the data that your device transmits on access, such as the IP address, our
          service cannot be used.
        - **Everything else** is voluntary. If such details are missing, we may be unable to do what they are
          meant for, such as answering an enquiry.`)}

      ${c.part.table(prose`
        In detail:

        ${table(c, { data: 'Data', duty: 'Duty to provide it', consequence: 'If it is missing' })}`)}`,
    es: (c) => prose`
      ## ¿Debe facilitarnos datos?

      ${c.part.general(prose`
        Depende de para qué necesitamos los datos:

        - **Contrato:** los datos que necesitamos para celebrar o ejecutar un contrato con usted deben
          facilitarse si desea el contrato. Sin ellos no podemos celebrarlo o ejecutarlo.
        - **Ley:** cuando una ley exige datos de usted, por ejemplo para una factura, debe facilitarlos. Sin
          ellos es posible que no podamos prestar el servicio correspondiente.
        - **Técnica:** sin los datos que su dispositivo transmite al acceder, como la dirección IP, no es
          posible utilizar nuestro servicio.
        - **Todo lo demás** es voluntario. Si faltan esos datos, es posible que no podamos hacer aquello para lo
          que sirven, por ejemplo responder a una consulta.`)}

      ${c.part.table(prose`
        En detalle:

        ${table(c, { data: 'Datos', duty: 'Obligación de facilitarlos', consequence: 'Si faltan' })}`)}`,
    fr: (c) => prose`
      ## Devez-vous nous fournir des données ?

      ${c.part.general(prose`
        Cela dépend de l’usage auquel les données sont destinées :

        - **Contrat :** les données nécessaires à la conclusion ou à l’exécution d’un contrat avec vous doivent
          être fournies si vous souhaitez ce contrat. Sans elles, nous ne pouvons ni le conclure ni l’exécuter.
        - **Loi :** lorsqu’une loi exige de vous des informations, par exemple pour une facture, vous devez les
          fournir. Sans elles, il se peut que nous ne puissions pas fournir la prestation concernée.
        - **Technique :** sans les données que votre appareil transmet lors de l’accès, comme l’adresse IP,
          notre service ne peut pas être utilisé.
        - **Tout le reste** est facultatif. Si ces informations manquent, il se peut que nous ne puissions pas
          faire ce à quoi elles servent, par exemple répondre à une demande.`)}

      ${c.part.table(prose`
        En détail :

        ${table(c, { data: 'Données', duty: 'Obligation de les fournir', consequence: 'Si elles manquent' })}`)}`,
    it: (c) => prose`
      ## Deve fornirci dati?

      ${c.part.general(prose`
        Dipende dal motivo per cui i dati ci servono:

        - **Contratto:** i dati che ci servono per concludere o eseguire un contratto con Lei vanno forniti se
          desidera tale contratto. Senza di essi non possiamo concluderlo o eseguirlo.
        - **Legge:** quando una legge esige da Lei determinati dati, per esempio per una fattura, deve fornirli.
          Senza di essi potremmo non essere in grado di fornire la prestazione interessata.
        - **Motivi tecnici:** senza i dati che il Suo dispositivo trasmette al momento dell’accesso, come l’indirizzo
          IP, il nostro servizio non può essere utilizzato.
        - **Tutto il resto** è facoltativo. Se tali dati mancano, potremmo non essere in grado di fare ciò a cui
          servono, per esempio rispondere a una richiesta.`)}

      ${c.part.table(prose`
        In dettaglio:

        ${table(c, { data: 'Dati', duty: 'Obbligo di fornirli', consequence: 'Se mancano' })}`)}`,
    nl: (c) => prose`
      ## Moet u ons gegevens geven?

      ${c.part.general(prose`
        Dat hangt ervan af waarvoor wij de gegevens nodig hebben:

        - **Overeenkomst:** gegevens die wij nodig hebben om een overeenkomst met u te sluiten of uit te voeren,
          moet u verstrekken als u de overeenkomst wenst. Zonder die gegevens kunnen wij de overeenkomst niet sluiten of niet uitvoeren.
        - **Wet:** als een wet gegevens van u eist, bijvoorbeeld voor een factuur, moet u die verstrekken. Zonder
          die gegevens kunnen wij de betreffende dienst mogelijk niet verlenen.
        - **Techniek:** zonder de gegevens die uw apparaat bij de toegang doorgeeft, zoals het IP-adres, kan onze
          dienst niet worden gebruikt.
        - **Al het overige** is vrijwillig. Als zulke gegevens ontbreken, kunnen wij mogelijk niet doen waarvoor
          ze bedoeld zijn, zoals een vraag beantwoorden.`)}

      ${c.part.table(prose`
        In detail:

        ${table(c, { data: 'Gegevens', duty: 'Verplichting om ze te verstrekken', consequence: 'Als ze ontbreken' })}`)}`,
  },
});
