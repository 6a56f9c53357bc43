import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const activation = clause({
  id: 'eu.activation',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.activation === 'key' || a.activation === 'account' || a.activation === 'periodic',
  parts: {
    key: { meets: [], when: (a) => a.activation === 'key' },
    account: { meets: [], when: (a) => a.activation === 'account' },
    periodic: { meets: [], when: (a) => a.activation === 'periodic' },
  },
  text: {
    de: (c) => prose`
      ## Aktivierung

      ${c.part.key`Die Software wird mit einem Schlüssel freigeschaltet. Bewahren Sie ihn auf und geben Sie ihn nicht weiter.`} ${c.part.account`Die Software wird mit einem Online-Konto freigeschaltet.`} ${c.part.periodic`Die Software prüft in Abständen über das Internet, ob Ihre Lizenz gültig ist.`} Ist eine Freischaltung aus Gründen, die wir zu vertreten haben, nicht möglich, helfen wir Ihnen unverzüglich; stellen wir den Dienst dafür ein, sorgen wir dafür, dass unbefristete Lizenzen nutzbar bleiben.`,
    en: (c) => prose`
      ## Activation

      ${c.part.key`The software is unlocked with a key. Keep it and do not pass it on.`} ${c.part.account`The software is unlocked with an online account.`} ${c.part.periodic`From time to time the software checks over the internet whether your licence is valid.`} If activation fails for reasons within our control, we help you without delay; if we discontinue the service for it, we make sure that licences without a time limit remain usable.`,
    es: (c) => prose`
      ## Activación

      ${c.part.key`El software se desbloquea con una clave. Guárdela y no la ceda.`} ${c.part.account`El software se desbloquea con una cuenta en línea.`} ${c.part.periodic`Cada cierto tiempo el software comprueba por internet si su licencia es válida.`} Si la activación no es posible por causas que nos son imputables, le ayudamos sin demora; si suprimimos el servicio necesario, nos aseguramos de que las licencias sin límite de tiempo sigan siendo utilizables.`,
    fr: (c) => prose`
      ## Activation

      ${c.part.key`Le logiciel est débloqué au moyen d’une clé. Conservez-la et ne la transmettez pas.`} ${c.part.account`Le logiciel est débloqué au moyen d’un compte en ligne.`} ${c.part.periodic`Le logiciel vérifie de temps à autre par internet si votre licence est valable.`} Si l’activation échoue pour une raison qui nous est imputable, nous vous aidons sans tarder ; si nous supprimons le service nécessaire, nous veillons à ce que les licences sans limite de durée restent utilisables.`,
    it: (c) => prose`
      ## Attivazione

      ${c.part.key`Il software si sblocca con una chiave. La conservi e non la ceda.`} ${c.part.account`Il software si sblocca con un account online.`} ${c.part.periodic`Di tanto in tanto il software verifica tramite internet se la Sua licenza è valida.`} Se l’attivazione non è possibile per cause a noi imputabili, La aiutiamo senza indugio; se sopprimiamo il servizio necessario, facciamo in modo che le licenze senza limiti di tempo restino utilizzabili.`,
    nl: (c) => prose`
      ## Activering

      ${c.part.key`De software wordt met een sleutel ontgrendeld. Bewaar die en geef die niet door.`} ${c.part.account`De software wordt met een onlineaccount ontgrendeld.`} ${c.part.periodic`De software controleert af en toe via internet of uw licentie geldig is.`} Lukt activering niet door iets wat voor onze rekening komt, dan helpen wij u zo snel mogelijk; beëindigen wij de dienst daarvoor, dan zorgen wij dat licenties zonder einddatum bruikbaar blijven.`,
  },
});
