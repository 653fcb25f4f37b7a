import type { Db } from "#server/db/database.ts";
import { insertAuthor, insertSlate } from "#server/features/slates/index.ts";
import { nth } from "../nth.ts";
import { demoAuthors, demoClip, demoSlates } from "../slates.ts";

const hourMs = 3_600_000;

export async function fillDemoSlates(db: Db, now: Date): Promise<void> {
  const authorIds: number[] = [];
  for (const [firstName, lastName, headline, title, location] of demoAuthors) {
    authorIds.push(
      await insertAuthor(db, {
        first_name: firstName,
        last_name: lastName,
        headline,
        title,
        location,
        profile_image_url: null,
      }),
    );
  }
  for (const [n, slate] of demoSlates.entries()) {
    await insertSlate(db, {
      author_id: nth(authorIds, n),
      text: slate,
      ...mediaOf(n),
      view_count: 40 + ((n * 37) % 400),
      like_count: 3 + ((n * 13) % 60),
      comment_count: (n * 7) % 15,
      created_at: new Date(now.getTime() - (n * 17 + 2) * hourMs),
    });
  }
}

function mediaOf(n: number) {
  if (n === demoClip.slate)
    return { media_type: "video", media_url: demoClip.url, media_poster_url: demoClip.poster } as const;
  if (n % 3 === 2) return { media_type: null, media_url: null, media_poster_url: null };
  return { media_type: "image", media_url: `/demo-pictures/slate-${n}.webp`, media_poster_url: null } as const;
}
