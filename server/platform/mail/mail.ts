import { randomUUID } from "node:crypto";
import type { Database, Db } from "#server/db/database.ts";
import type { Jobs } from "../jobs/job-queue.ts";
import { checkMail, type MailMessage } from "./mail-message.ts";
import {
  type About,
  clearMessages,
  deleteMails,
  findMailsAbout,
  findMailsBefore,
  findSentMails,
  findUnsentMail,
  findUnsentMails,
  insertMail,
  markMailSent,
} from "./mail-store.ts";
import type { MailTransport } from "./mail-transport.ts";

export const sendMailQueue = "send-mail";

export type Mailer = {
  /**
   * Queues one mail in the caller's transaction. If a mail with the same `cause` was queued before, this returns false
   * and does nothing.
   */
  readonly send: (db: Db, message: MailMessage & { readonly cause?: string }) => Promise<boolean>;
  /** A job calls this. A mail that was already sent is not sent again. */
  readonly deliver: (mailId: string) => Promise<void>;
  readonly listFailed: (limit: number) => Promise<readonly FailedMail[]>;
  readonly sendAgain: (db: Db, mailId: string) => Promise<boolean>;
  readonly deleteBefore: (date: Date) => Promise<number>;
  /** True if a mail about this is waiting to be sent. Mails created before `since` count as undeliverable. */
  readonly isOnItsWay: (about: About, since: Date) => Promise<boolean>;
  /** Removes address and text of every mail about this, and our copies. Mails that `isOnItsWay` counts are kept. */
  readonly deleteAbout: (about: About, since: Date) => Promise<number>;
  /** Only an installation without a mail server has an outbox. */
  readonly readOutbox: (limit: number) => Promise<readonly OutboxMail[]>;
};

type OutboxMail = MailMessage & { readonly id: string; readonly sentAt: Date };

type FailedMail = Pick<MailMessage, "to" | "subject"> & {
  readonly id: string;
  readonly createdAt: Date;
  readonly attempts: number;
  readonly hasGivenUp: boolean;
  readonly lastError: string | null;
};

export function createMailer(
  db: Database,
  jobs: Jobs,
  transport: MailTransport,
  options: { keepsMessages: boolean },
): Mailer {
  return {
    async send(writer, { cause, ...message }) {
      checkMail(message);
      const id = randomUUID();
      if (!(await insertMail(writer, { id, cause: cause ?? null, message }))) return false;
      return jobs.enqueue(writer, sendMailQueue, { mailId: id }, { key: id });
    },
    async deliver(mailId) {
      const mail = await findUnsentMail(db, mailId);
      if (!mail?.message) return;
      await transport.send({ id: mail.id, createdAt: mail.created_at }, mail.message);
      await markMailSent(db, mail.id, options.keepsMessages);
    },
    async listFailed(limit) {
      const failing = await jobs.failing(sendMailQueue, limit);
      const mails = new Map(
        (
          await findUnsentMails(
            db,
            failing.map(({ key }) => key),
          )
        ).map((mail) => [mail.id, mail]),
      );
      return failing.flatMap(({ key, ...job }) => {
        const mail = mails.get(key);
        if (!mail?.message) return [];
        const { to, subject } = mail.message;
        return [{ id: mail.id, to, subject, createdAt: mail.created_at, ...job }];
      });
    },
    async sendAgain(writer, mailId) {
      if (!(await findUnsentMail(writer, mailId))) return false;
      return jobs.tryAgain(writer, sendMailQueue, mailId);
    },
    async deleteBefore(date) {
      let count = 0;
      for (let batch = await findMailsBefore(db, date); batch.length > 0; batch = await findMailsBefore(db, date)) {
        await Promise.all(batch.map(copyOf).map(transport.delete));
        await deleteMails(db, batch.map(idOf));
        count += batch.length;
      }
      return count;
    },
    async isOnItsWay(about, since) {
      return (await findMailsAbout(db, about)).some((mail) => isWaiting(mail, since));
    },
    async deleteAbout(about, since) {
      const mails = (await findMailsAbout(db, about)).filter((mail) => !isWaiting(mail, since));
      await Promise.all(mails.map(copyOf).map(transport.delete));
      await clearMessages(db, mails.map(idOf));
      return mails.length;
    },
    async readOutbox(limit) {
      const mails = await findSentMails(db, limit);
      return mails.map(({ id, message, sent_at }) => ({ ...message, id, sentAt: sent_at }));
    },
  };
}

const isWaiting = (mail: { sent_at: Date | null; created_at: Date }, since: Date) =>
  mail.sent_at === null && mail.created_at > since;
const idOf = ({ id }: { id: string }) => id;
const copyOf = (mail: { id: string; created_at: Date }) => ({ id: mail.id, createdAt: mail.created_at });
