import { prose } from '../../document/authoring.ts';
import { isBoughtForGood } from '../conditions.ts';
import { clause } from './clause.ts';

export const activation = clause({
  id: 'eu.activation',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.activation === 'key' || a.activation === 'account' || a.activation === 'periodic',
  parts: {
    key: { meets: [], when: (a) => a.activation === 'key' },
    account: { meets: [], when: (a) => a.activation === 'account' },
    periodic: { meets: [], when: (a) => a.activation === 'periodic' },
    bought: { meets: [], when: (a) => isBoughtForGood(a) },
  },
  text: {
    de: (c) => prose`
      ## Aktivierung

      ${c.part.key`Die Software wird mit einem Schlüssel freigeschaltet. Bewahren Sie ihn auf und geben Sie ihn nicht an Unbefugte weiter.`} ${c.part.account`Die Software wird mit einem Online-Konto freigeschaltet.`} ${c.part.periodic`Die Software prüft in Abständen über das Internet, ob Ihre Lizenz gültig ist.`} Ist eine Freischaltung aus Gründen, die wir zu vertreten haben, nicht möglich, helfen wir Ihnen unverzüglich. ${c.part.bought`Stellen wir den Dienst dafür ein, sorgen wir dafür, dass Ihre Lizenz nutzbar bleibt.`}`,
    en: (c) => prose`
      ## Activation

      ${c.part.key`The software is unlocked with a key. Keep it and do not pass it on to anyone who is not entitled to it.`} ${c.part.account`The software is unlocked with an online account.`} ${c.part.periodic`From time to time the software checks over the internet whether your licence is valid.`} If activation fails for reasons within our control, we help you without delay. ${c.part.bought`If we discontinue the service for it, we make sure that your licence remains usable.`}`,
    es: (c) => prose`
      ## Activación

      ${c.part.key`El software se desbloquea con una clave. Guárdela y no la ceda a personas no autorizadas.`} ${c.part.account`El software se desbloquea con una cuenta en línea.`} ${c.part.periodic`Cada cierto tiempo el software comprueba por internet si su licencia es válida.`} Si la activación no es posible por causas que nos son imputables, le ayudamos sin demora. ${c.part.bought`Si suprimimos el servicio necesario, nos aseguramos de que su licencia siga siendo utilizable.`}`,
    fr: (c) => prose`
      ## Activation

      ${c.part.key`Le logiciel est débloqué au moyen d’une clé. Conservez-la et ne la transmettez pas à des personnes non autorisées.`} ${c.part.account`Le logiciel est débloqué au moyen d’un compte en ligne.`} ${c.part.periodic`Le logiciel vérifie de temps à autre par internet si votre licence est valable.`} Si l’activation échoue pour une raison qui nous est imputable, nous vous aidons sans tarder. ${c.part.bought`Si nous supprimons le service nécessaire, nous veillons à ce que votre licence reste utilisable.`}`,
    it: (c) => prose`
      ## Attivazione

      ${c.part.key`Il software si sblocca con una chiave. La conservi e non la ceda a persone non autorizzate.`} ${c.part.account`Il software si sblocca con un account online.`} ${c.part.periodic`Di tanto in tanto il software verifica tramite internet se la Sua licenza è valida.`} Se l’attivazione non è possibile per cause a noi imputabili, La aiutiamo senza indugio. ${c.part.bought`Se sopprimiamo il servizio necessario, facciamo in modo che la Sua licenza resti utilizzabile.`}`,
    nl: (c) => prose`
      ## Activering

      ${c.part.key`De software wordt met een sleutel ontgrendeld. Bewaar die en geef die niet door aan onbevoegden.`} ${c.part.account`De software wordt met een onlineaccount ontgrendeld.`} ${c.part.periodic`De software controleert af en toe via internet of uw licentie geldig is.`} Lukt activering niet door iets wat voor onze rekening komt, dan helpen wij u zo snel mogelijk. ${c.part.bought`Beëindigen wij de dienst daarvoor, dan zorgen wij dat uw licentie bruikbaar blijft.`}`,
  },
});
