import type { SentTo } from "#contract/endpoint.ts";
import { createEvent } from "#contract/events.ts";
import { decideModeration } from "#contract/moderation.ts";
import type { Settings } from "#server/env.ts";
import { aHost, type TestHost } from "#server/features/hosts/host-fixtures.ts";
import { anImage } from "#server/features/uploads/upload-fixtures.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { nextYear } from "#server/testing/test-days.ts";

const everyCheck = { hasCheckedContact: true, hasCheckedPhotos: true, hasCheckedData: true };
const moderatorEmail = "chief@test.example";

export async function aDesk(settings: Partial<Settings> = {}) {
  const app = await testApp({ settings: { adminEmails: [moderatorEmail], ...settings } });
  const chief = await signIn(app, { email: moderatorEmail, firstName: "Marija", lastName: "Vella" });
  const host = await aHost(app);
  type Body = SentTo<typeof decideModeration>["body"];
  return {
    app,
    chief,
    host,
    decide: (kind: "services" | "events", id: number, body: Partial<Body>, headers = chief.headers) =>
      app.call(
        decideModeration,
        {
          params: { kind, id: String(id) },
          body: { decision: "approve", revision: 1, ...everyCheck, ...body } as Body,
        },
        { headers },
      ),
    async mails() {
      await app.runJobs();
      return app.deps.mail.readOutbox(20);
    },
  };
}

export async function anEvent(app: TestApp, host: TestHost): Promise<number> {
  const body = {
    title: "Accra Nights",
    description: "Highlife first.",
    category: "Festivals",
    address: "Valletta Waterfront",
    country_iso: "MT",
    start_date: `${nextYear}-05-01T18:00:00Z`,
    end_date: `${nextYear}-05-01T22:00:00Z`,
    timezone: "Europe/Malta",
    community_id: 1,
    city_id: null,
    ticket_required: false,
    requires_booking: false,
    image_url: await anImage(app, host.userId),
  };
  const answer = await app.call(createEvent, { query: {}, body: body as never }, { headers: host.headers });
  return answer.body.data.id;
}
