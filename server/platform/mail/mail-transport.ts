import { rm } from "node:fs/promises";
import { join } from "node:path";
import type Mail from "nodemailer/lib/mailer/index.js";
import { z } from "zod";
import { product } from "#contract/product.ts";
import type { Settings } from "#server/env.ts";
import { writeDurably } from "../durable-write.ts";
import { PermanentFailure } from "../jobs/permanent-failure.ts";
import { checkMail, type MailMessage } from "./mail-message.ts";

type Envelope = { readonly id: string; readonly createdAt: Date };

export type MailTransport = {
  /** It must be safe to send the same id twice. */
  readonly send: (envelope: Envelope, message: MailMessage) => Promise<void>;
  readonly delete: (envelope: Envelope) => Promise<void>;
};

const seconds = 1000;

export function smtpTransport(smtpUrl: string, settings: Settings): MailTransport {
  const transport = withFirstMail(({ createTransport }) =>
    createTransport({
      url: smtpUrl,
      connectionTimeout: 10 * seconds,
      greetingTimeout: 10 * seconds,
      socketTimeout: 30 * seconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return {
    async send(envelope, message) {
      try {
        await (await transport()).sendMail(composed(envelope, message, settings));
      } catch (error) {
        throw withoutPerson(error);
      }
    },
    delete: async () => undefined,
  };
}

/**
 * Without a mail server, each mail becomes a file. Its name depends only on the mail, so a retry writes the same file.
 */
export function outboxTransport(settings: Settings): MailTransport {
  const transport = withFirstMail(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: "windows" }),
  );
  const fileOf = ({ id, createdAt }: Envelope) =>
    join(settings.dataDir, "outbox", `${createdAt.toISOString().replaceAll(/[:.]/g, "-")}-${id}.eml`);
  return {
    async send(envelope, message) {
      const { message: bytes } = await (await transport()).sendMail(composed(envelope, message, settings));
      await writeDurably(fileOf(envelope), bytes);
    },
    delete: (envelope) => rm(fileOf(envelope), { force: true }),
  };
}

/** Loads nodemailer with the first mail, because the start does not need it. */
function withFirstMail<T>(open: (nodemailer: typeof import("nodemailer")) => T): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () => {
    opened ??= import("nodemailer").then(open);
    return opened;
  };
}

function composed({ id, createdAt }: Envelope, message: MailMessage, settings: Settings): Mail.Options {
  checkMail(message);
  const { calendar } = message;
  return {
    from: { name: product.name, address: settings.mailFrom },
    to: { name: "", address: message.to },
    // The explicit envelope makes sure that no header can add a recipient.
    envelope: { from: settings.mailFrom, to: [message.to] },
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: `<${id}@${new URL(settings.publicUrl).hostname.replaceAll(/[^\w.-]/g, "")}>`,
    date: createdAt,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(calendar
      ? { icalEvent: { method: calendar.method, filename: calendar.fileName, content: calendar.content } }
      : {}),
  };
}

const text = z.string().optional().catch(undefined);
const Failure = z.object({ code: text, command: text, responseCode: z.number().optional().catch(undefined) }).catch({});

/** Mail servers often repeat the address in their reply, so only the codes are kept. */
function withoutPerson(error: unknown): Error {
  const { code, command, responseCode } = Failure.parse(error);
  const sentence = `mail server: ${[code, command, responseCode].filter(Boolean).join(" ") || "no answer"}`;
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== "EAUTH";
  return isFinal ? new PermanentFailure(sentence) : new Error(sentence);
}
