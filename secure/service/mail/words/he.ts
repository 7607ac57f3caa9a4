import type { MailWords } from '../mailWords.ts'

/** Hebrew. */
export const words: MailWords = {
  device: {
    subject: ({ brand }) => `אשרו מכשיר חדש עבור ${brand}`,
    lead: ({ brand, deviceName }) =>
      `מישהו עם ${deviceName} רוצה להיכנס לארנק ${brand} שלכם. פתחו את הדף הזה ואשרו, ואז חזרו למקום שבו התחלתם. נשלח לכם קוד.`,
    action: 'צפייה בבקשה',
    after: ({ duration }) =>
      `הקישור תקף למשך ${duration}. זה לא הייתם אתם? אל תעשו דבר, או פתחו את הדף ודחו. איש לא נכנס בלי התשובה שלכם.`,
  },
  login: {
    subject: ({ brand }, code) => `${code} הוא הקוד שלכם ב־${brand}`,
    lead: ({ brand }) => `הקוד שלכם לכניסה לארנק ${brand}:`,
    after: ({ brand, duration }) =>
      `תוקף הקוד יפוג בעוד ${duration}. הקלידו אותו רק במקום שבו התחלתם להיכנס, ואל תמסרו אותו לאיש: ${brand} אף פעם לא מבקשים אותו. זה לא הייתם אתם? כנראה מישהו הקליד את הכתובת שלכם; התעלמו מההודעה הזאת.`,
  },
  oldAddress: {
    subject: ({ brand }, code) => `${code} מאשר את שינוי כתובת האימייל שלכם ב־${brand}`,
    lead: () =>
      'מישהו שמחובר לארנק שלכם רוצה להשתמש בכתובת אימייל אחרת. הקוד הזה מאשר את הכתובת הנוכחית:',
    after: ({ duration }) =>
      `תוקף הקוד יפוג בעוד ${duration}. זה לא הייתם אתם? אל תמסרו את הקוד לאיש, פתחו את ״מכשירים״ בארנק והסירו את אלה שאינכם מכירים.`,
  },
  newAddress: {
    subject: ({ brand }, code) => `${code} מאשר את כתובת האימייל החדשה שלכם ב־${brand}`,
    lead: ({ brand }) => `הקוד הזה מאשר שארנק ${brand} שלכם יכול להשתמש בכתובת הזאת:`,
    after: ({ duration }) =>
      `תוקף הקוד יפוג בעוד ${duration}. זה לא הייתם אתם? כנראה מישהו הקליד את הכתובת שלכם; התעלמו מההודעה הזאת.`,
  },
  change: {
    subject: ({ brand }) => `הארנק שלך ב-${brand}: שינוי ממתין`,
    lead: ({ what, due, deviceName }) =>
      `מישהו שנכנס עם ${deviceName} ביקש את זה: ${what}. זה יקרה אחרי ${due}.`,
    action: 'לצפייה ולעצירה',
    after: () =>
      'זה היית אתה? אין צורך לעשות דבר. זה לא היית אתה? עצור זאת בקישור הזה והחלף את סיסמת הדואר שלך: ייתכן שמי שביקש קורא את הדואר שלך.',
    what: { delete: 'החשבון שלך נמחק', device: (name) => `${name} מוסר` },
  },
  deviceName: {
    on: (browser, system) => `${browser} ב-${system}`,
    unknown: 'דפדפן',
  },
  asked: ({ site, deviceName, time }) =>
    `הבקשה נשלחה באתר ${site}, עם ${deviceName}, בתאריך ${time}.`,
}
