import { prose } from '../../document/authoring.ts';
import { consumersToo, isBoughtForGood, isRemunerated, isSubscribed } from '../conditions.ts';
import { clause } from './clause.ts';

// Directive (EU) 2019/770, Article 19: valid reason named in the contract, no cost, notice and the right to terminate.
export const modifications = clause({
  id: 'eu.modifications',
  version: 3,
  when: (a) => a.modifications === 'yes',
  parts: {
    change: { meets: ['practice-eu-updates'] },
    promised: { meets: [], when: (a) => a.updates === 'security-years' },
    paid: { meets: [], when: (a) => isSubscribed(a) },
    bought: { meets: [], when: (a) => isBoughtForGood(a) },
    consumers: { meets: ['dcd-eula'], when: (a) => consumersToo(a) && isRemunerated(a) },
  },
  text: {
    de: (c) => prose`
      ## Änderungen und Einstellung der Software

      ${c.part.change`Wir dürfen die Software aus einem triftigen Grund ändern: um sie an neue Technik oder mehr Nutzer anzupassen, aus Gründen der Sicherheit oder weil das Recht es verlangt. Die Weiterentwicklung der Software dürfen wir einstellen${c.part.promised`; zugesagte Sicherheitsaktualisierungen liefern wir trotzdem`}.`} ${c.part.paid`Bezahlte Zeiten bleiben nutzbar, oder wir erstatten den Preis für die restliche Zeit.`} ${c.part.bought`Eine für unbegrenzte Zeit gekaufte Fassung bleibt nutzbar.`}

      ${c.part.consumers`Verbrauchern entstehen durch Änderungen keine Kosten, und wir informieren sie klar darüber. Beeinträchtigt eine Änderung die Nutzung mehr als nur unerheblich, informieren wir sie vorher auf einem dauerhaften Datenträger. Der Verbraucher kann den Vertrag dann kostenlos beenden, und zwar innerhalb von 30 Tagen nach dieser Information oder, wenn sie später kommt, nach der Änderung.`}`,
    en: (c) => prose`
      ## Changing and discontinuing the software

      ${c.part.change`We may change the software for a valid reason: to adapt it to new technology or to more users, for security, or because the law requires it. We may discontinue its development${c.part.promised`; we supply promised security updates all the same`}.`} ${c.part.paid`Periods that have been paid for remain usable, or we refund the price for the rest.`} ${c.part.bought`A version bought for an unlimited time remains usable.`}

      ${c.part.consumers`Changes cause consumers no cost, and we inform them clearly. If a change affects use in more than a minor way, we inform them beforehand on a durable medium. The consumer may then end the contract free of charge within 30 days of this information or, if it comes later, of the change.`}`,
    es: (c) => prose`
      ## Cambios y fin del software

      ${c.part.change`Podemos modificar el software por un motivo válido: para adaptarlo a nuevas técnicas o a más usuarios, por seguridad o porque la ley lo exige. Podemos poner fin a su desarrollo${c.part.promised`; aun así entregamos las actualizaciones de seguridad prometidas`}.`} ${c.part.paid`Los períodos pagados siguen disponibles o devolvemos el precio del tiempo restante.`} ${c.part.bought`Una versión comprada sin límite de tiempo sigue siendo utilizable.`}

      ${c.part.consumers`Los cambios no generan gastos para los consumidores, a quienes informamos con claridad. Si un cambio afecta negativamente al uso y no es solo de menor importancia, los avisamos antes en un soporte duradero. El consumidor puede entonces resolver el contrato sin coste en los 30 días siguientes a esa información o al cambio, si este es posterior.`}`,
    fr: (c) => prose`
      ## Modification et arrêt du logiciel

      ${c.part.change`Nous pouvons modifier le logiciel pour une raison valable : l’adapter à une technique nouvelle ou à davantage d’utilisateurs, assurer la sécurité ou respecter la loi. Nous pouvons mettre fin à son développement ${c.part.promised`; nous fournissons néanmoins les mises à jour de sécurité promises`}.`} ${c.part.paid`Les périodes payées restent utilisables, ou nous remboursons le prix du temps restant.`} ${c.part.bought`Une version achetée sans limite de durée reste utilisable.`}

      ${c.part.consumers`Les modifications n’entraînent aucun coût pour les consommateurs, et nous les en informons clairement. Si une modification nuit à l’utilisation de façon plus que mineure, nous les en informons au préalable sur un support durable. Le consommateur peut alors mettre fin au contrat sans frais dans les 30 jours suivant cette information ou la modification, si celle-ci est postérieure.`}`,
    it: (c) => prose`
      ## Modifiche e cessazione del software

      ${c.part.change`Possiamo modificare il software per un motivo valido: per adattarlo a un nuovo ambiente tecnico o a più utenti, per sicurezza o perché lo richiede la legge. Possiamo cessarne lo sviluppo${c.part.promised`; forniamo comunque gli aggiornamenti di sicurezza promessi`}.`} ${c.part.paid`I periodi pagati restano utilizzabili, oppure rimborsiamo il prezzo del tempo restante.`} ${c.part.bought`Una versione acquistata senza limiti di tempo resta utilizzabile.`}

      ${c.part.consumers`Le modifiche non comportano costi per i consumatori, e li informiamo chiaramente. Se una modifica incide sull’uso in misura non trascurabile, li informiamo prima su un supporto durevole. Il consumatore può allora sciogliere il contratto senza spese entro 30 giorni da questa informazione o, se successiva, dalla modifica.`}`,
    nl: (c) => prose`
      ## Wijziging en beëindiging van de software

      ${c.part.change`Wij mogen de software om een geldige reden wijzigen: om die aan te passen aan nieuwe techniek of meer gebruikers, voor de veiligheid of omdat de wet het eist. De ontwikkeling ervan mogen wij stopzetten${c.part.promised`; toegezegde beveiligingsupdates leveren wij toch`}.`} ${c.part.paid`Betaalde perioden blijven bruikbaar of wij betalen de prijs voor de resterende tijd terug.`} ${c.part.bought`Een voor onbepaalde tijd gekochte versie blijft bruikbaar.`}

      ${c.part.consumers`Wijzigingen kosten consumenten niets, en wij informeren hen duidelijk. Heeft een wijziging voor het gebruik negatieve gevolgen die niet gering zijn, dan informeren wij hen vooraf op een duurzame gegevensdrager. De consument kan de overeenkomst dan kosteloos ontbinden binnen 30 dagen na die informatie of, als die later komt, na de wijziging.`}`,
  },
});
