import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: 'הגדרות',
    language: 'שפה',
    theme: 'ערכת נושא',
    themes: { light: 'בהירה', dark: 'כהה', auto: 'כמו המכשיר' },
    asSite: 'כמו האתר',
    network: 'רשת התחלתית',
    note: 'הבחירות חלות באתר הזה, וקודמות למה שהאתר קובע.',
    help: 'עזרה',
    log: 'יומן לתמיכה',
    logLead:
      'מה הווידג׳ט עשה בדף הזה: חיבורים, בקשות לפי שם, שלבי העברות ושגיאות. כתובות, מפתחות וסכומים לא נכללים. היומן נשאר כאן עד שתשתפו אותו.',
    logOff: 'האתר הזה לא שומר יומן.',
    copy: 'העתקת היומן',
    copyFailed: 'הדפדפן שלכם לא אפשר להעתיק. סמנו את הטקסט במקום זאת.',
    about: 'מידע',
    site: 'אתר',
    version: 'גרסה',
    kept: 'נשמר',
    keptIn: {
      local: 'בדפדפן הזה',
      cookie: 'בקובץ Cookie של האתר הזה',
      memory: 'עד לסגירת הדף',
    },
  },
} satisfies typeof english
