import { prose } from '../../document/authoring.ts';
import { consumersToo } from '../conditions.ts';
import { clause } from './clause.ts';

export const definitions = clause({
  id: 'eu.definitions',
  version: 2,
  parts: {
    terms: { meets: ['practice-eu-definitions'] },
    consumer: { meets: [], when: (a) => consumersToo(a) },
  },
  text: {
    de: (c) => prose`
      ## Begriffe

      ${c.part.terms(prose`
        - **Software**: das oben genannte Programm mit seinen Bestandteilen, Inhalten, Anleitungen und Aktualisierungen.
        - **Wir**: der oben genannte Anbieter. **Sie**: die Person oder das Unternehmen, das die Software nutzt.
        - **Gerät**: jedes Gerät, auf dem Sie die Software installieren oder aufrufen.
        - ${c.part.consumer`**Verbraucher**: eine natürliche Person, die die Software überwiegend zu privaten Zwecken nutzt.`}`)}`,
    en: (c) => prose`
      ## Terms used

      ${c.part.terms(prose`
        - **Software**: the program named above with its components, content, documentation and updates.
        - **We**: the provider named above. **You**: the person or business using the software.
        - **Device**: any device on which you install or open the software.
        - ${c.part.consumer`**Consumer**: an individual who uses the software mainly for private purposes.`}`)}`,
    es: (c) => prose`
      ## Términos utilizados

      ${c.part.terms(prose`
        - **Software**: el programa arriba indicado con sus componentes, contenidos, documentación y actualizaciones.
        - **Nosotros**: el proveedor arriba indicado. **Usted**: la persona o empresa que utiliza el software.
        - **Dispositivo**: cualquier aparato en el que usted instale o abra el software.
        - ${c.part.consumer`**Consumidor**: la persona física que utiliza el software principalmente con fines privados.`}`)}`,
    fr: (c) => prose`
      ## Termes employés

      ${c.part.terms(prose`
        - **Logiciel** : le programme indiqué ci-dessus avec ses composants, contenus, documentation et mises à jour.
        - **Nous** : le fournisseur indiqué ci-dessus. **Vous** : la personne ou l’entreprise qui utilise le logiciel.
        - **Appareil** : tout appareil sur lequel vous installez ou ouvrez le logiciel.
        - ${c.part.consumer`**Consommateur** : la personne physique qui utilise le logiciel principalement à des fins privées.`}`)}`,
    it: (c) => prose`
      ## Termini usati

      ${c.part.terms(prose`
        - **Software**: il programma sopra indicato con i suoi componenti, contenuti, documentazione e aggiornamenti.
        - **Noi**: il fornitore sopra indicato. **Lei**: la persona o l’impresa che usa il software.
        - **Dispositivo**: qualsiasi apparecchio su cui installa o apre il software.
        - ${c.part.consumer`**Consumatore**: la persona fisica che usa il software principalmente per scopi privati.`}`)}`,
    nl: (c) => prose`
      ## Begrippen

      ${c.part.terms(prose`
        - **Software**: het hierboven genoemde programma met zijn onderdelen, inhoud, documentatie en updates.
        - **Wij**: de hierboven genoemde aanbieder. **U**: de persoon of het bedrijf die de software gebruikt.
        - **Apparaat**: elk apparaat waarop u de software installeert of opent.
        - ${c.part.consumer`**Consument**: een natuurlijke persoon die de software hoofdzakelijk voor privédoeleinden gebruikt.`}`)}`,
  },
});
