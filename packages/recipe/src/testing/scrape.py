"""Reads a JSON list of pages, and writes the fields that recipe_scrapers finds in each of them as JSON."""

import json
import sys

from recipe_scrapers import scrape_html


def scrape(page):
    scraper = scrape_html(page)
    return {
        "title": scraper.title(),
        "ingredients": scraper.ingredients(),
        "steps": scraper.instructions_list(),
        "author": scraper.author(),
    }


json.dump([scrape(page) for page in json.load(sys.stdin)], sys.stdout)
