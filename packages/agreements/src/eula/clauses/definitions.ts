import { prose } from '../../document/authoring.ts';
import { businessesToo, consumersToo, isFirmware } from '../conditions.ts';
import { clause } from './clause.ts';

// Consumer and business as in the terms, so that nobody is neither: Directive 2011/83/EU, Article 2(1), § 13 BGB, article 3 Codice del consumo, CRA 2015 s. 2.
export const definitions = clause({
  id: 'eu.definitions',
  version: 3,
  parts: {
    terms: { meets: ['practice-eu-definitions'] },
    device: { meets: [], when: (a) => !isFirmware(a) },
    firmware: { meets: [], when: (a) => isFirmware(a) },
    consumer: { meets: [], when: (a) => consumersToo(a) },
    business: { meets: [], when: (a) => businessesToo(a) },
  },
  text: {
    de: (c) => prose`
      ## Begriffe

      ${c.part.terms(prose`
        - **Software**: das oben genannte Programm mit seinen Bestandteilen, Inhalten, Anleitungen und Aktualisierungen.
        - **Wir**: der im ersten Abschnitt genannte Vertragspartner. **Sie**: wer die Software als Person oder als Unternehmen nutzt.
        - **Gerät**: ${c.part.device`jedes Gerät, auf dem Sie die Software installieren oder aufrufen.`}${c.part.firmware`das Gerät, mit dem die Software geliefert wird.`}
        - ${c.part.consumer`**Verbraucher**: eine natürliche Person, die zu Zwecken handelt, die überwiegend weder ihrer gewerblichen noch ihrer selbständigen beruflichen Tätigkeit zugerechnet werden können.`}
        - ${c.part.business`**Unternehmer**: wer die Software nutzt und nicht Verbraucher ist, etwa eine Firma, ein Verein oder eine Behörde.`}`)}`,
    en: (c) => prose`
      ## Terms used

      ${c.part.terms(prose`
        - **Software**: the program named above with its components, content, documentation and updates.
        - **We**: the party named in the first section. **You**: the person or business using the software.
        - **Device**: ${c.part.device`any device on which you install or open the software.`}${c.part.firmware`the device with which the software is supplied.`}
        - ${c.part.consumer`**Consumer**: an individual who acts for purposes that are wholly or mainly outside that person’s trade, business, craft or profession.`}
        - ${c.part.business`**Business**: anyone who uses the software and is not a consumer, such as a company, an association or a public authority.`}`)}`,
    es: (c) => prose`
      ## Términos utilizados

      ${c.part.terms(prose`
        - **Software**: el programa arriba indicado con sus componentes, contenidos, documentación y actualizaciones.
        - **Nosotros**: la parte indicada en el primer apartado. **Usted**: la persona o empresa que utiliza el software.
        - **Dispositivo**: ${c.part.device`cualquier aparato en el que usted instale o abra el software.`}${c.part.firmware`el aparato con el que se suministra el software.`}
        - ${c.part.consumer`**Consumidor**: la persona física que actúa con un propósito total o principalmente ajeno a su actividad comercial, empresarial, oficio o profesión.`}
        - ${c.part.business`**Empresa**: quien utiliza el software y no es consumidor, como una sociedad, una asociación o una administración pública.`}`)}`,
    fr: (c) => prose`
      ## Termes employés

      ${c.part.terms(prose`
        - **Logiciel** : le programme indiqué ci-dessus avec ses composants, contenus, documentation et mises à jour.
        - **Nous** : la partie indiquée dans la première section. **Vous** : la personne ou l’entreprise qui utilise le logiciel.
        - **Appareil** : ${c.part.device`tout appareil sur lequel vous installez ou ouvrez le logiciel.`}${c.part.firmware`l’appareil avec lequel le logiciel est fourni.`}
        - ${c.part.consumer`**Consommateur** : la personne physique qui agit à des fins n’entrant pas, ou pas principalement, dans le cadre de son activité commerciale, industrielle, artisanale, libérale ou agricole.`}
        - ${c.part.business`**Professionnel** : quiconque utilise le logiciel sans être consommateur, par exemple une société, une association ou une autorité publique.`}`)}`,
    it: (c) => prose`
      ## Termini usati

      ${c.part.terms(prose`
        - **Software**: il programma sopra indicato con i suoi componenti, contenuti, documentazione e aggiornamenti.
        - **Noi**: la parte indicata nella prima sezione. **Lei**: la persona o l’impresa che usa il software.
        - **Dispositivo**: ${c.part.device`qualsiasi apparecchio su cui installa o apre il software.`}${c.part.firmware`l’apparecchio con cui è fornito il software.`}
        - ${c.part.consumer`**Consumatore**: la persona fisica che agisce per scopi estranei, del tutto o in prevalenza, all’attività imprenditoriale, commerciale, artigianale o professionale eventualmente svolta.`}
        - ${c.part.business`**Impresa**: chi usa il software e non è consumatore, per esempio una società, un’associazione o un’autorità pubblica.`}`)}`,
    nl: (c) => prose`
      ## Begrippen

      ${c.part.terms(prose`
        - **Software**: het hierboven genoemde programma met zijn onderdelen, inhoud, documentatie en updates.
        - **Wij**: de partij die in het eerste onderdeel is genoemd. **U**: de persoon of het bedrijf dat de software gebruikt.
        - **Apparaat**: ${c.part.device`elk apparaat waarop u de software installeert of opent.`}${c.part.firmware`het apparaat waarmee de software wordt geleverd.`}
        - ${c.part.consumer`**Consument**: een natuurlijke persoon die handelt voor doeleinden die geheel of overwegend buiten zijn bedrijfs- of beroepsactiviteit vallen.`}
        - ${c.part.business`**Bedrijf**: wie de software gebruikt en geen consument is, zoals een vennootschap, een vereniging of een overheid.`}`)}`,
  },
});
