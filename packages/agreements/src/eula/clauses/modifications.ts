import { prose } from '../../document/authoring.ts';
import { isPaid } from '../conditions.ts';
import { clause } from './clause.ts';

// Directive (EU) 2019/770, Article 19: valid reason, no cost, notice and the right to terminate.
export const modifications = clause({
  id: 'eu.modifications',
  version: 2,
  when: (a) => a.modifications === 'yes',
  parts: {
    change: { meets: ['practice-eu-updates'] },
    paid: { meets: [], when: (a) => isPaid(a) },
    consumers: { meets: ['dcd-eula'], when: (a) => a.consumer_type !== 'businesses' },
  },
  text: {
    de: (c) => prose`
      ## Änderungen und Einstellung der Software

      ${c.part.change`Wir dürfen die Software ändern, um sie an neue Technik, Recht, Sicherheit oder Nutzerzahlen anzupassen oder um sie zu verbessern, und ihre Weiterentwicklung einstellen.`} ${c.part.paid`Bezahlte Zeiten bleiben nutzbar, oder wir erstatten den Preis für die restliche Zeit.`}

      ${c.part.consumers`Verbrauchern entstehen durch Änderungen keine Kosten, und wir informieren sie klar darüber. Beeinträchtigt eine Änderung die Nutzung mehr als unerheblich, informieren wir vorher auf einem dauerhaften Datenträger; der Verbraucher kann den Vertrag dann innerhalb von 30 Tagen kostenlos beenden.`}`,
    en: (c) => prose`
      ## Changing and discontinuing the software

      ${c.part.change`We may change the software to adapt it to new technology, law, security needs or numbers of users, or to improve it, and may discontinue its development.`} ${c.part.paid`Periods that have been paid for remain usable, or we refund the price for the rest.`}

      ${c.part.consumers`Changes cause consumers no cost, and we inform them clearly. If a change impairs use more than slightly, we inform them beforehand on a durable medium; the consumer may then end the contract within 30 days free of charge.`}`,
    es: (c) => prose`
      ## Cambios y fin del software

      ${c.part.change`Podemos modificar el software para adaptarlo a nuevas técnicas, a la ley, a la seguridad o al número de usuarios, o para mejorarlo, y poner fin a su desarrollo.`} ${c.part.paid`Los períodos pagados siguen disponibles o devolvemos el precio del tiempo restante.`}

      ${c.part.consumers`Los cambios no generan gastos para los consumidores, a quienes informamos con claridad. Si un cambio afecta al uso de forma más que leve, informamos antes en un soporte duradero; el consumidor puede entonces resolver el contrato sin coste en un plazo de 30 días.`}`,
    fr: (c) => prose`
      ## Modification et arrêt du logiciel

      ${c.part.change`Nous pouvons modifier le logiciel pour l’adapter à de nouvelles techniques, à la loi, à la sécurité ou au nombre d’utilisateurs, ou pour l’améliorer, et mettre fin à son développement.`} ${c.part.paid`Les périodes payées restent utilisables, ou nous remboursons le prix du temps restant.`}

      ${c.part.consumers`Les modifications n’entraînent aucun coût pour les consommateurs, et nous les en informons clairement. Si une modification nuit à l’utilisation de façon plus que mineure, nous les en informons au préalable sur un support durable ; le consommateur peut alors mettre fin au contrat sans frais dans un délai de 30 jours.`}`,
    it: (c) => prose`
      ## Modifiche e cessazione del software

      ${c.part.change`Possiamo modificare il software per adattarlo a nuove tecniche, alla legge, alla sicurezza o al numero di utenti, o per migliorarlo, e cessarne lo sviluppo.`} ${c.part.paid`I periodi pagati restano utilizzabili, oppure rimborsiamo il prezzo del tempo restante.`}

      ${c.part.consumers`Le modifiche non comportano costi per i consumatori, e li informiamo chiaramente. Se una modifica incide sull’uso in misura più che trascurabile, informiamo prima su un supporto durevole; il consumatore può allora sciogliere il contratto senza spese entro 30 giorni.`}`,
    nl: (c) => prose`
      ## Wijziging en beëindiging van de software

      ${c.part.change`Wij mogen de software wijzigen om die aan te passen aan nieuwe techniek, wetgeving, beveiliging of aantallen gebruikers of om die te verbeteren, en de ontwikkeling ervan stopzetten.`} ${c.part.paid`Betaalde perioden blijven bruikbaar of wij betalen de prijs voor de resterende tijd terug.`}

      ${c.part.consumers`Wijzigingen kosten consumenten niets, en wij informeren hen duidelijk. Raakt een wijziging het gebruik meer dan gering, dan informeren wij vooraf op een duurzame gegevensdrager; de consument kan de overeenkomst dan binnen 30 dagen kosteloos ontbinden.`}`,
  },
});
